import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentLaneAirline } from "./present.ts";
import { findLaneAirlineRows } from "./reads/lane-airline.ts";

/** Airlines that fly a lane. */
export async function findLaneAirlines(
  scope: CompanyScope,
  lane: { readonly origin: string; readonly destination: string },
) {
  const rows = await withTransaction(scope, (tx) => findLaneAirlineRows(tx, lane));
  return { airlines: rows.map(presentLaneAirline) };
}
