import type { CompanyScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { findQuotation, type QuotationRow, type QuotationSearch } from "../reads/quotation.ts";
import { getRequestRow, updateRequestIn } from "../request/stored-request.ts";
import { decideIn } from "./decision.ts";
import { saveQuotationIn } from "./saving.ts";
import { markSentIn } from "./sent-version.ts";

export interface OptionDecision {
  readonly requestId: string;
  readonly quoteId: string;
  readonly status: "confirm" | "cancel";
  /** of the request whose prices the client has seen; another one is not confirmed */
  readonly version: number | undefined;
}

export interface OptionDecisionNote {
  readonly status: string;
  readonly quotation_id: string | null;
  readonly number: string | null;
}

/**
 * A client's own decision on an option it priced: confirm saves the option as an accepted quotation, cancel closes
 * the request. Once only.
 * @throws AppError not-found, state-conflict, version-conflict, prices-expired
 */
export function acceptOption(scope: CompanyScope, decision: OptionDecision): Promise<OptionDecisionNote> {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, decision.requestId, "lock");
    if (row.status === "confirmed" || row.status === "cancelled") throw new AppError("state-conflict");
    // what was sent to the desk is decided there: the client's word comes by the call for that
    if (row.isSentByClient) throw new AppError("state-conflict");
    if (decision.status === "cancel") {
      await updateRequestIn(tx, row, {
        pricing: row.pricing,
        status: "cancelled",
        action: "request.cancelled",
      });
      return { status: "cancelled", quotation_id: null, number: null };
    }
    const { quoteId, version } = decision;
    const saved = await saveQuotationIn(tx, { requestId: row.id, quoteIds: [quoteId], version });
    const draft = await getSaved(tx, saved.quotation_id, { lock: true });
    await markSentIn(tx, draft);
    const quotation = await getSaved(tx, saved.quotation_id);
    await decideIn(tx, quotation, { event: "accept", quoteId, by: "client" });
    const after = await getRequestRow(tx, row.id, "lock");
    await updateRequestIn(tx, after, {
      pricing: after.pricing,
      status: "confirmed",
      action: "request.confirmed",
    });
    return { status: "accepted", quotation_id: saved.quotation_id, number: saved.number };
  });
}

/** A quotation just saved by this transaction: for clients a draft is invisible, even their own. */
async function getSaved(
  tx: CompanyTransaction,
  id: string,
  options?: QuotationSearch,
): Promise<QuotationRow> {
  const row = await findQuotation(tx, { kind: "company" }, id, options);
  if (row === undefined) throw new AppError("not-found");
  return row;
}
