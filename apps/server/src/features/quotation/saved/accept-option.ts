import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { findQuotation } from "../reads/quotation.ts";
import { getRequestRow, updateRequestIn } from "../request/stored-request.ts";
import { markVersionSent, updateStatus } from "../writes/quotation.ts";
import { decideIn } from "./decision.ts";
import { saveQuotationIn } from "./saving.ts";

export interface OptionDecision {
  readonly requestId: string;
  readonly quoteId: string;
  readonly status: "confirm" | "cancel";
}

export interface OptionDecisionNote {
  readonly status: string;
  readonly quotation_id: string | null;
  readonly number: string | null;
}

/**
 * A client's own decision on an option it priced: confirm saves the option as an accepted quotation, cancel closes
 * the request. Once only.
 * @throws AppError not-found, state-conflict, prices-expired
 */
export function acceptOption(scope: CompanyScope, decision: OptionDecision): Promise<OptionDecisionNote> {
  return withTransaction(scope, async (tx) => {
    const row = await getRequestRow(tx, decision.requestId, "lock");
    if (row.status === "confirmed" || row.status === "cancelled") throw new AppError("state-conflict");
    if (decision.status === "cancel") {
      await updateRequestIn(tx, row, {
        pricing: row.pricing,
        status: "cancelled",
        action: "request.cancelled",
      });
      return { status: "cancelled", quotation_id: null, number: null };
    }
    const saved = await saveQuotationIn(tx, { requestId: row.id, quoteIds: [decision.quoteId] });
    await markVersionSent(tx, saved.quotation_id, saved.version);
    await updateStatus(tx, saved.quotation_id, "sent");
    const quotation = await findQuotation(tx, { kind: "company" }, saved.quotation_id, { lock: true });
    if (quotation === undefined) throw new AppError("not-found");
    await decideIn(tx, quotation, { event: "accept", quoteId: decision.quoteId, by: "client" });
    const after = await getRequestRow(tx, row.id, "lock");
    await updateRequestIn(tx, after, {
      pricing: after.pricing,
      status: "confirmed",
      action: "request.confirmed",
    });
    return { status: "accepted", quotation_id: saved.quotation_id, number: saved.number };
  });
}
