import type { QuotationRow } from "../reads/quotation.ts";
import { isPastValidity } from "../saved/validity.ts";

/**
 * A version as its reader has it after a newer one went to somebody else: with the reader's own decision, and nothing of
 * what became of the quotation since.
 */
export function asOlderVersion(
  row: QuotationRow,
  decision: "accepted" | "rejected" | null,
  now: Date,
): QuotationRow {
  const status = decision ?? (isPastValidity(row.content, now) ? "expired" : "sent");
  return { ...row, status, decidedQuoteId: null, updatedAt: row.versionCreatedAt };
}
