import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { DecisionNote } from "./decision.ts";
import { decideByIdIn, type DecisionCall } from "./decision-call.ts";

/**
 * Decides a quotation by its id: the client's own confirm or cancel, or what the desk heard by phone.
 * @throws AppError not-found, version-conflict, state-conflict, quotation-expired, no-option-chosen
 */
export function updateDecision(scope: CompanyScope, call: DecisionCall): Promise<DecisionNote> {
  return withTransaction(scope, (tx) => decideByIdIn(tx, call));
}
