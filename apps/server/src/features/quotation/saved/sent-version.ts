import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { markVersionSent, updateSentRevision, updateStatus } from "../writes/quotation.ts";
import { getListFigures } from "./figures.ts";

/**
 * Marks the current version of a draft as sent: immutable from now on, and the one that its client decides on. A
 * revision takes the place of the version that was sent before it, whose links close with it.
 */
export async function markSentIn(tx: CompanyTransaction, row: QuotationRow): Promise<void> {
  await markVersionSent(tx, row.id, row.version);
  if (row.offered === null) await updateStatus(tx, row.id, "sent");
  else await updateSentRevision(tx, { ...row, figures: await getListFigures(tx, row.content) });
}
