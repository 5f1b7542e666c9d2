import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedAirline } from "./local-airline.ts";

/** A published airline. @throws AppError not-found */
export function getLocalAirline(scope: PlatformScope, airlineId: number) {
  return withTransaction(scope, (tx) => getPresentedAirline(tx, airlineId));
}
