import type { Airport } from "@kilolane/contract";
import type { UserScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentAirport } from "./present.ts";
import { findAirportRows } from "./reads/airport-search.ts";

/** Airports for what was typed (specification §5, product.md §8): cargo airports only when `flag` is true. */
export function findAirports(
  scope: UserScope,
  query: {
    readonly search: string;
    readonly country?: string | undefined;
    readonly flag?: boolean | undefined;
  },
): Promise<Airport[]> {
  if (query.search === "") return Promise.resolve([]);
  const filter = {
    search: query.search,
    country: query.country ?? "",
    cargoOnly: query.flag ?? false,
  };
  return withTransaction(scope, async (tx) => (await findAirportRows(tx, filter)).map(presentAirport));
}
