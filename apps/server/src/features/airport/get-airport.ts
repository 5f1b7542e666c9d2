import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedAirport } from "./managed-airport.ts";
import { isAirportUsed } from "./reads/airport.ts";

/** One airport, and whether anything names it. @throws AppError not-found */
export function getAirport(scope: PlatformScope, code: string) {
  return withTransaction(scope, async (tx) => {
    const airport = await getPresentedAirport(tx, code);
    return { ...airport, isUsed: await isAirportUsed(tx, code) };
  });
}
