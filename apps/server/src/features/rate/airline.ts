import type { CompanyTransaction, Transaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { deskOf, type RateDesk } from "./policy.ts";
import { findManagedAirlines } from "./reads/airline.ts";

/**
 * The airline that a call is about: the one it names, or the only one of the caller's company.
 *
 * @throws AppError not-found when the desk does not keep its rates; airline-missing when the company has none;
 *   validation (airlineId required) when it has several, or keeps those of all
 */
export async function getManagedAirline(
  tx: Transaction,
  desk: RateDesk,
  airlineId: number | undefined,
): Promise<number> {
  if (airlineId === undefined && desk.kind !== "airline") {
    throw invalidFields({ field: "airlineId", code: "required" });
  }
  const [first, second] = await findManagedAirlines(tx, desk, airlineId);
  if (first === undefined) throw new AppError(airlineId === undefined ? "airline-missing" : "not-found");
  if (second !== undefined) throw invalidFields({ field: "airlineId", code: "required" });
  return first;
}

/** The same for the caller's desk. */
export function getDeskAirline(tx: CompanyTransaction, airlineId: number | undefined): Promise<number> {
  return getManagedAirline(tx, deskOf(tx.scope), airlineId);
}
