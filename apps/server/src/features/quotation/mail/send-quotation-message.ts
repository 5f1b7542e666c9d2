import { newId } from "../../../db/new-id.ts";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { App } from "../../../http/app.ts";
import { findLastSubject } from "../reads/mail.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { recordStep } from "../writes/step.ts";
import { queueQuotationMailIn } from "./mail-queue.ts";
import { loadStandardWords, pickLanguage } from "./quotation-mail.ts";
import { refuseBadMail } from "./sending.ts";

const ANSWERED = /^re:/i;

/**
 * Mails a message about a quotation: an answer to what its reader received last, under the same subject. It carries
 * no price, so it may be written in every state.
 * @throws AppError not-found, mail-address-invalid
 */
export function sendQuotationMessage(
  scope: CompanyScope,
  app: App,
  quotationId: string,
  { email, message }: { readonly email: string; readonly message: string },
): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    const row = await getQuotationRow(tx, quotationId);
    const id = newId();
    const last = await findLastSubject(tx, row.id, email);
    const language = pickLanguage(last?.language ?? row.content.language);
    const { number, content } = row;
    const former = last?.subject ?? (await loadStandardWords({ language, number, content })).subject;
    const subject = last === undefined || ANSWERED.test(former) ? former : `Re: ${former}`;
    refuseBadMail(id, email, subject);
    await queueQuotationMailIn(tx, app, row, {
      id,
      recipient: email,
      subject,
      content: { kind: "message", language, message, hasLink: false, showAirline: false, showRemarks: false },
    });
    await recordStep(tx, {
      quotationId: row.id,
      version: row.version,
      kind: "messaged",
      detail: { recipient: email, mail_id: id },
    });
    return { id };
  });
}
