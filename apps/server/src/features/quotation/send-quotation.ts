import { canApply } from "@kilolane/domain";
import { isLanguage, type Language } from "@kilolane/phrases";
import { newId } from "../../db/new-id.ts";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import type { App } from "../../http/app.ts";
import { refuseUnsafe } from "../../integrations/mail/mailer.ts";
import { enqueue } from "../../jobs/job-queue.ts";
import { saveWithin, type SaveChoice } from "./create-saved-quotation.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { messageSubject, standardSubject } from "./emails/quotation-mail.ts";
import { queueQuotationMail, sendMailJob } from "./emails/queue-mail.ts";
import { getQuotationRow, needsApproval } from "./get-quotation.ts";
import { isClientSide } from "./policy.ts";
import { findPerson } from "./reads/mail.ts";
import { getIssuer } from "./reads/issuer.ts";
import { clientNameOf, findQuotation, type QuotationRow } from "./reads/quotation.ts";
import { createMail } from "./writes/mail.ts";
import { markVersionSent, updateStatus } from "./writes/quotation.ts";
import { recordStep } from "./writes/step.ts";

/** What goes with a mail, in the words of the wire. */
export interface MailWishes {
  readonly email: string;
  readonly airline_show: boolean;
  readonly remark_show: boolean;
  readonly msg?: string | undefined;
  readonly subject?: string | undefined;
  readonly language?: string | undefined;
}

export interface SentNote {
  readonly mail_id: string;
  readonly quotation_id: string;
  readonly number: string;
  readonly version: number;
  readonly status: string;
}

/** Refuses what must not become a mail, before it is queued. @throws AppError mail-address-invalid, validation */
function refuseBadMail(id: string, email: string, subject: string): void {
  if (/[\r\n]/.test(subject)) throw invalidFields({ field: "subject", code: "invalid" });
  try {
    refuseUnsafe({ id, to: { address: email }, subject, text: "" });
  } catch (error) {
    throw new AppError("mail-address-invalid", { cause: error, fields: [{ field: "email", code: "email" }] });
  }
}

/** Whether the version may leave the house now. @throws AppError quotation-expired, state-conflict, below-margin-floor */
function refuseUnsendable(tx: CompanyTransaction, row: QuotationRow): void {
  if (row.status === "expired") throw new AppError("quotation-expired");
  if (isClientSide(tx.scope)) return;
  if (!canApply(row.status, "send")) throw new AppError("state-conflict");
  if (row.content.options.some(needsApproval)) throw new AppError("below-margin-floor");
}

/** Queues the mail of a quotation whose row is locked, and marks its version as sent: from now on it is immutable. */
async function sendWithin(
  tx: CompanyTransaction,
  app: App,
  row: QuotationRow,
  wishes: MailWishes,
): Promise<SentNote> {
  refuseUnsendable(tx, row);
  const id = newId();
  const language = pickLanguage(wishes.language, row.content.language);
  const { from, to } = row.content;
  const lane = { number: row.number, from: from.code, to: to.code };
  const subject = wishes.subject?.trim() || (await standardSubject(language, lane));
  refuseBadMail(id, wishes.email, subject);
  await queueQuotationMail(tx, app, row, {
    id,
    recipient: wishes.email,
    subject,
    content: {
      kind: "quotation",
      language,
      message: wishes.msg ?? "",
      // a client may pass its quotation on, but not the right to decide
      hasLink: !isClientSide(tx.scope),
      showAirline: wishes.airline_show,
      showRemarks: wishes.remark_show,
    },
  });
  if (row.status === "draft") {
    await markVersionSent(tx, row.id, row.version);
    await updateStatus(tx, row.id, "sent");
  }
  await recordStep(tx, {
    quotationId: row.id,
    version: row.version,
    kind: "sent",
    detail: { recipient: wishes.email, mail_id: id },
    notify: {
      kind: "quotation-sent",
      userIds: [row.ownerUserId, row.clientUserId],
      detail: { number: row.number, client: clientNameOf(row) || wishes.email },
    },
  });
  const status = row.status === "draft" ? "sent" : row.status;
  return { mail_id: id, quotation_id: row.id, number: row.number, version: row.version, status };
}

function pickLanguage(wished: string | undefined, own: string): Language {
  const language = wished ?? own;
  return isLanguage(language) ? language : "en";
}

/**
 * Mails a saved quotation with its PDF and a signed link; a draft becomes sent (product.md §2).
 * @throws AppError not-found, version-conflict, state-conflict, quotation-expired, below-margin-floor,
 *   mail-address-invalid
 */
export function sendQuotation(
  scope: CompanyScope,
  app: App,
  quotation: { readonly id: string; readonly version?: number | undefined },
  wishes: MailWishes,
): Promise<SentNote> {
  return withTransaction(scope, async (tx) => {
    const row = await getQuotationRow(tx, quotation.id, { lock: true });
    if (quotation.version !== undefined && quotation.version !== row.version) {
      throw new AppError("version-conflict", { currentVersion: row.version });
    }
    return sendWithin(tx, app, row, wishes);
  });
}

/**
 * Mails options that are not saved yet: saves them first, because what a client holds in hand is always on record.
 * Saved as they are before, the same version goes out once more.
 * @throws AppError as saving and sending
 */
export function sendUnsaved(
  scope: CompanyScope,
  app: App,
  choice: SaveChoice,
  wishes: MailWishes,
): Promise<SentNote> {
  return withTransaction(scope, async (tx) => {
    const { quotation_id } = await saveWithin(
      tx,
      { ...choice, language: wishes.language },
      { unchanged: "keep" },
    );
    return sendWithin(tx, app, await getSaved(tx, quotation_id), wishes);
  });
}

/** A quotation just saved by this transaction: for clients a draft is invisible, even their own. */
async function getSaved(tx: CompanyTransaction, id: string): Promise<QuotationRow> {
  const row = await findQuotation(tx, { kind: "company" }, id);
  if (row === undefined) throw new AppError("not-found");
  return row;
}

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
