import type { CompanyScope } from "../../../db/scope.ts";
import { type CompanyTransaction, withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { App } from "../../../http/app.ts";
import { findQuotation, type QuotationRow } from "../reads/quotation.ts";
import { type SaveChoice, saveQuotationIn } from "../saved/saving.ts";
import { type MailOptions, sendQuotationIn, type SentNote } from "./sending.ts";

/**
 * Mails options that are not saved yet: saves them first, because what a client holds in hand is always on record.
 * Saved as they are before, the same version goes out once more.
 * @throws AppError as saving and sending
 */
export function sendUnsaved(
  scope: CompanyScope,
  app: App,
  choice: SaveChoice,
  options: MailOptions,
): Promise<SentNote> {
  return withTransaction(scope, async (tx) => {
    const { quotation_id } = await saveQuotationIn(
      tx,
      { ...choice, language: options.language },
      { unchanged: "keep" },
    );
    return sendQuotationIn(tx, app, await getSaved(tx, quotation_id), options);
  });
}

/** A quotation just saved by this transaction: for clients a draft is invisible, even their own. */
async function getSaved(tx: CompanyTransaction, id: string): Promise<QuotationRow> {
  const row = await findQuotation(tx, { kind: "company" }, id);
  if (row === undefined) throw new AppError("not-found");
  return row;
}
