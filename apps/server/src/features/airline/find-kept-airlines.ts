import type { AirlineCard } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentAirline } from "./present.ts";
import { findKeptAirlineRows } from "./reads/airline.ts";

/** Airlines whose rates the caller keeps; one that it does not keep is none. */
export function findKeptAirlines(
  scope: CompanyScope,
  query: { readonly search: string; readonly airlineId?: number | undefined },
): Promise<{ content: AirlineCard[] }> {
  return withTransaction(scope, async (tx) => ({
    content: (await findKeptAirlineRows(tx, query.search, query.airlineId)).map(presentAirline),
  }));
}
