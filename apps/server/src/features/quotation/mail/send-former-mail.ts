import { newId } from "../../../db/new-id.ts";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import type { App } from "../../../http/app.ts";
import { findFormerMail } from "../reads/mail.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { recordStep } from "../writes/step.ts";
import { queueQuotationMailIn } from "./mail-queue.ts";
import { refuseBadMail, refuseUnsendable } from "./sending.ts";

/**
 * Sends a mail of a quotation once more, with the same words. What carries prices must still be what the quotation
 * is and may leave the house; a message may always be repeated.
 * @param email another address than the mail's own
 * @throws AppError not-found, version-conflict, state-conflict, quotation-expired, below-margin-floor,
 *   mail-address-invalid
 */
export function sendFormerMail(
  scope: CompanyScope,
  app: App,
  mail: { readonly quotationId: string; readonly mailId: string },
  email?: string,
): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    const row = await getQuotationRow(tx, mail.quotationId, { lock: true });
    const former = await findFormerMail(tx, row.id, mail.mailId);
    if (former === undefined) throw new AppError("not-found");
    const { subject, version } = former;
    const { person: _person, phone: _phone, replyTo: _replyTo, ...content } = former.content;
    if (content.kind !== "message") {
      if (version !== row.version) throw new AppError("version-conflict", { currentVersion: row.version });
      refuseUnsendable(tx, row);
    }
    const recipient = email ?? former.recipient;
    const id = newId();
    refuseBadMail(id, recipient, subject);
    await queueQuotationMailIn(tx, app, row, { id, recipient, subject, content });
    await recordStep(tx, {
      quotationId: row.id,
      version: row.version,
      kind: content.kind === "message" ? "messaged" : "sent",
      detail: { recipient, mail_id: id },
    });
    return { id };
  });
}
