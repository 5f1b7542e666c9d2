import { z } from "zod";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { App } from "../../../http/app.ts";
import { defineJob, enqueue } from "../../../jobs/job-queue.ts";
import type { QuotationRow } from "../reads/quotation.ts";
import { findPerson, type MailContent } from "../reads/mail.ts";
import { createLink, createMail } from "../writes/mail.ts";
import { hashLinkToken, linkTokenOf } from "./link-token.ts";

/** Days after the quotation's expiry in which its link still opens, to say that it has expired. */
const LINK_KEPT_DAYS = 30;

/** Renders and sends one queued mail. */
export const sendMailJob = defineJob({
  name: "quotation-mail",
  schema: z.object({ companyId: z.uuid(), mailId: z.uuid() }),
  retryLimit: 8,
  timeoutSeconds: 120,
  concurrency: 2,
});

/** A mail that carries a quotation; answers to it go to the scope's user. */
export interface QuotationMailDraft {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly content: Omit<MailContent, "person" | "phone" | "replyTo">;
}

/** Stores the mail of a quotation's current version with its link, and has it sent after the commit. */
export async function queueQuotationMailIn(
  tx: CompanyTransaction,
  app: App,
  row: QuotationRow,
  draft: QuotationMailDraft,
): Promise<void> {
  const { id, recipient, subject, content } = draft;
  const person = await findPerson(tx, tx.scope.companyId, tx.scope.userId);
  if (content.hasLink) {
    await createLink(tx, {
      quotationId: row.id,
      version: row.version,
      email: recipient,
      showAirline: content.showAirline,
      showRemarks: content.showRemarks,
      keptDays: LINK_KEPT_DAYS,
      tokenHash: hashLinkToken(linkTokenOf(app.config.secretKey, id)),
    });
  }
  await createMail(tx, {
    id,
    quotationId: row.id,
    requestId: row.requestId,
    version: row.version,
    recipient,
    subject,
    messageId: app.mailer.messageIdOf(id),
    content: { ...content, person: person.name, phone: person.phone, replyTo: person.email },
  });
  await enqueue(tx, sendMailJob, { companyId: tx.scope.companyId, mailId: id });
}
