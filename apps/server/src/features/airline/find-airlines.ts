import type { AirlineCard } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentAirline } from "./present.ts";
import { findAirlineRows } from "./reads/airline.ts";

/** Airlines by code, prefix or name, or the one with that id; an empty term answers the first by name. */
export function findAirlines(
  scope: CompanyScope,
  term: string,
  id?: number,
): Promise<{ content: AirlineCard[] }> {
  return withTransaction(scope, async (tx) => ({
    content: (await findAirlineRows(tx, term, id)).map(presentAirline),
  }));
}
