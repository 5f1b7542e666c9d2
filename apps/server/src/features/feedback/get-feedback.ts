import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedFeedback } from "./feedback.ts";

/** One feedback that the caller may see. @throws AppError not-found */
export function getFeedback(scope: CompanyScope, id: string) {
  return withTransaction(scope, (tx) => getPresentedFeedback(tx, id));
}
