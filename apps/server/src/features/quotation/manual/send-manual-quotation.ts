import type { CompanyScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import type { App } from "../../../http/app.ts";
import { type MailOptions, sendQuotationIn, type SentNote } from "../mail/sending.ts";
import type { SavedNote } from "../saved/saving.ts";
import { getManualRow } from "./manual-row.ts";

/**
 * Saves typed lines and mails them, because what a client holds in hand is always on record: both or neither.
 * @throws AppError as saving and sending
 */
export function sendManualQuotation(
  scope: CompanyScope,
  app: App,
  save: (tx: CompanyTransaction) => Promise<SavedNote>,
  options: MailOptions,
): Promise<SentNote> {
  return withTransaction(scope, async (tx) => {
    const { quotation_id } = await save(tx);
    return sendQuotationIn(tx, app, await getManualRow(tx, quotation_id, { lock: true }), options);
  });
}
