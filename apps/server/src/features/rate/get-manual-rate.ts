import type { ManualRate } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedManual } from "./manual-rate.ts";

/** One of the forwarder's own rates. @throws AppError not-found */
export function getManualRate(scope: CompanyScope, rateId: string): Promise<ManualRate> {
  return withTransaction(scope, (tx) => getPresentedManual(tx, rateId));
}
