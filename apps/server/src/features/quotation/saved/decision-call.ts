import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import type { QuotationStatus } from "../reads/status.ts";
import { decideIn, type Decision, type DecisionNote } from "./decision.ts";
import { getQuotationRow } from "./stored-quotation.ts";

export interface DecisionCall {
  readonly quotationId: string;
  /** checked when present: our own screens always send it (product.md §8) */
  readonly version?: number | undefined;
  /** as it stood on the screen; our own screens always send it */
  readonly seenStatus?: QuotationStatus | undefined;
  readonly decision: Decision;
}

/**
 * Decides a quotation by its id, whether it is the only one or one of many.
 * @throws AppError not-found, version-conflict, state-conflict, quotation-expired, no-option-chosen
 */
export async function decideByIdIn(tx: CompanyTransaction, call: DecisionCall): Promise<DecisionNote> {
  const row = await getDecided(tx, call);
  if (call.version !== undefined && call.version !== row.version) {
    throw new AppError("version-conflict", { currentVersion: row.version });
  }
  // the client may have said yes since: calling an order off takes somebody who knows that it is one
  if (row.status === "accepted" && (call.seenStatus ?? "accepted") !== "accepted")
    throw new AppError("state-conflict");
  return decideIn(tx, row, call.decision);
}

/**
 * The quotation as the decision is about it: what the client has in hand, not the revision that is not sent yet.
 * Only calling it off is about both.
 */
async function getDecided(tx: CompanyTransaction, call: DecisionCall): Promise<QuotationRow> {
  const row = await getQuotationRow(tx, call.quotationId, { lock: true });
  if (row.offered === null) return row;
  if (call.version !== undefined && call.version !== row.offered.version)
    return { ...row, clientUserId: row.offered.clientUserId };
  return getQuotationRow(tx, call.quotationId, { side: "client" });
}
