import { newId } from "../../../db/new-id.ts";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { App } from "../../../http/app.ts";
import { enqueue } from "../../../jobs/job-queue.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { getIssuer } from "../reads/issuer.ts";
import { findPerson } from "../reads/mail.ts";
import { createMail } from "../writes/mail.ts";
import { sendMailJob } from "./mail-queue.ts";
import { messageSubject } from "./quotation-mail.ts";
import { refuseBadMail } from "./sending.ts";

/** Sends a plain message in the company's name; answers go to the person who wrote it. */
export function sendMessage(
  scope: CompanyScope,
  app: App,
  message: { readonly email: string; readonly msg: string; readonly subject?: string | undefined },
): Promise<{ mail_id: string }> {
  return withTransaction(scope, async (tx) => {
    const id = newId();
    const issuer = await getIssuer(tx, scope.companyId);
    const subject = message.subject?.trim() || (await messageSubject(scope.locale, issuer.name));
    refuseBadMail(id, message.email, subject);
    const person = await findPerson(tx, scope.companyId, scope.userId);
    await createMail(tx, {
      id,
      quotationId: null,
      requestId: null,
      version: null,
      recipient: message.email,
      subject,
      messageId: app.mailer.messageIdOf(id),
      content: {
        kind: "message",
        language: scope.locale,
        message: message.msg,
        hasLink: false,
        showAirline: false,
        showRemarks: false,
        person: person.name,
        replyTo: person.email,
      },
    });
    await recordAuditIn(tx, {
      action: "message.sent",
      subjectKind: "mail",
      subjectId: id,
      detail: { recipient: message.email },
    });
    await enqueue(tx, sendMailJob, { companyId: scope.companyId, mailId: id });
    return { mail_id: id };
  });
}
