import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { RateDesk } from "./policy.ts";
import { getRateDetail } from "./rate-states.ts";

/** One rate in full, with its draft. @throws AppError not-found */
export function getRate(scope: CompanyScope, desk: RateDesk, rateId: string) {
  return withTransaction(scope, (tx) => getRateDetail(tx, desk, rateId));
}
