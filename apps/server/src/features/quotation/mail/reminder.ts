import { newId } from "../../../db/new-id.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { App } from "../../../http/app.ts";
import { findLastMail } from "../reads/mail.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { queueQuotationMailIn } from "./mail-queue.ts";
import { pickLanguage, reminderSubject } from "./quotation-mail.ts";

/** Mails the client who has the version in hand. @returns the address; null when nobody was mailed it */
export async function queueReminderIn(
  tx: CompanyTransaction,
  app: App,
  row: QuotationRow,
): Promise<string | null> {
  const last = await findLastMail(tx, row.id, row.version);
  if (last === undefined) return null;
  const { language: written, showAirline, showRemarks } = last.content;
  const language = pickLanguage(written);
  await queueQuotationMailIn(tx, app, row, {
    id: newId(),
    recipient: last.recipient,
    subject: await reminderSubject(language, row),
    content: { kind: "reminder", language, message: "", hasLink: true, showAirline, showRemarks },
  });
  return last.recipient;
}
