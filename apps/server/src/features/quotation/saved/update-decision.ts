import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { decideIn, type Decision, type DecisionNote } from "./decision.ts";
import { getQuotationRow } from "./stored-quotation.ts";

export interface DecisionCall {
  readonly quotationId: string;
  /** checked when present: our own screens always send it (product.md §8) */
  readonly version?: number | undefined;
  readonly decision: Decision;
}

/**
 * Decides a quotation by its id: the client's own confirm or cancel, or what the desk heard by phone.
 * @throws AppError not-found, version-conflict, state-conflict, quotation-expired, no-option-chosen
 */
export function updateDecision(scope: CompanyScope, call: DecisionCall): Promise<DecisionNote> {
  return withTransaction(scope, async (tx) => {
    const row = await getQuotationRow(tx, call.quotationId, { lock: true });
    if (call.version !== undefined && call.version !== row.version) {
      throw new AppError("version-conflict", { currentVersion: row.version });
    }
    return decideIn(tx, row, call.decision);
  });
}
