import type { AirlineCard } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentAirline } from "./present.ts";
import { findManagedAirlineRows } from "./reads/airline.ts";

/** Airlines whose rates the caller keeps; one that it does not keep is none. */
export function findManagedAirlines(
  scope: CompanyScope,
  query: { readonly search: string; readonly airlineId?: number | undefined },
): Promise<{ content: AirlineCard[] }> {
  return withTransaction(scope, async (tx) => ({
    content: (await findManagedAirlineRows(tx, query.search, query.airlineId)).map(presentAirline),
  }));
}
