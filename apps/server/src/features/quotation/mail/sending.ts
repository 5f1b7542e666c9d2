import { canApply } from "@kilolane/domain";
import { newId } from "../../../db/new-id.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError, invalidFields } from "../../../http/app-error.ts";
import type { App } from "../../../http/app.ts";
import { refuseUnsafe } from "../../../integrations/mail/mailer.ts";
import { answerIncomingIn } from "../incoming/incoming-step.ts";
import { isClientSide } from "../policy.ts";
import { findLastSubject } from "../reads/mail.ts";
import { clientNameOf, type QuotationRow } from "../reads/quotation.ts";
import { markSentIn } from "../saved/sent-version.ts";
import { getQuotationRow, refuseUnapproved } from "../saved/stored-quotation.ts";
import { isPastValidity } from "../saved/validity.ts";
import { recordStep } from "../writes/step.ts";
import { queueQuotationMailIn, type QuotationMailDraft } from "./mail-queue.ts";
import { loadStandardWords, pickLanguage } from "./quotation-mail.ts";

/** What goes with a mail, in the words of the wire. */
export interface MailOptions {
  readonly email: string;
  readonly airline_show: boolean;
  readonly remark_show: boolean;
  readonly msg?: string | undefined;
  readonly subject?: string | undefined;
  readonly language?: string | undefined;
  /** who gets a copy, without the link to answer */
  readonly cc?: readonly string[] | undefined;
}

export interface SentNote {
  readonly mail_id: string;
  readonly quotation_id: string;
  readonly number: string;
  readonly version: number;
  readonly status: string;
}

/**
 * Refuses what must not become a mail, before it is queued.
 * @param field where the address is in the request
 * @throws AppError mail-address-invalid, validation
 */
export function refuseBadMail(id: string, email: string, subject: string, field = "email"): void {
  if (/[\r\n]/.test(subject)) throw invalidFields({ field: "subject", code: "invalid" });
  try {
    refuseUnsafe({ id, to: { address: email }, subject, text: "" });
  } catch (error) {
    throw new AppError("mail-address-invalid", { cause: error, fields: [{ field, code: "email" }] });
  }
}

/** Who gets a copy: each address once, however it is spelled, and not the one that gets the mail itself. */
function copiesOf({ email, cc = [] }: MailOptions): string[] {
  const copies = new Map(cc.map((address) => [address.toLowerCase(), address]));
  copies.delete(email.toLowerCase());
  return [...copies.values()];
}

/** Queues the copies of a mail: the same words and document, but nothing to accept with (docs/decisions/0027). */
async function queueCopiesIn(
  tx: CompanyTransaction,
  app: App,
  row: QuotationRow,
  { recipient, subject, content }: Omit<QuotationMailDraft, "id">,
  copies: readonly string[],
): Promise<void> {
  const copy = { ...content, hasLink: false, copyOf: recipient };
  for (const address of copies) {
    await queueQuotationMailIn(tx, app, row, { id: newId(), recipient: address, subject, content: copy });
  }
}

/** Whether the version may leave the house now. @throws AppError quotation-expired, state-conflict, below-margin-floor */
export function refuseUnsendable(tx: CompanyTransaction, row: QuotationRow): void {
  if (row.status === "expired") throw new AppError("quotation-expired");
  // what a client has in hand it may pass on
  if (isClientSide(tx.scope) && row.isSent) return;
  // the days of grace are for what was sent before its last day was over
  if (!row.isSent && isPastValidity(row.content, tx.now())) throw new AppError("quotation-expired");
  if (!isClientSide(tx.scope) && !canApply(row.status, "send")) throw new AppError("state-conflict");
  refuseUnapproved(row.content);
}

/** Queues the mail of a quotation whose row is locked, and marks its version as sent: from now on it is immutable. */
export async function sendQuotationIn(
  tx: CompanyTransaction,
  app: App,
  row: QuotationRow,
  options: MailOptions,
): Promise<SentNote> {
  refuseUnsendable(tx, row);
  const id = newId();
  const language = pickLanguage(options.language ?? row.content.language);
  const { number, content } = row;
  const subject = options.subject?.trim() || (await loadStandardWords({ language, number, content })).subject;
  refuseBadMail(id, options.email, subject);
  options.cc?.forEach((address, place) => refuseBadMail(id, address, subject, `cc.${place}`));
  const copies = copiesOf(options);
  // first, because a link is open for as long as what was sent
  const isFirst = row.status === "draft";
  if (isFirst) await markSentIn(tx, row);
  const isAnswer = isFirst && (await answerIncomingIn(tx, row.id, options.email));
  const mail: Omit<QuotationMailDraft, "id"> = {
    recipient: options.email,
    subject,
    content: {
      kind: "quotation",
      language,
      message: options.msg ?? "",
      // a client may pass its quotation on, but not the right to decide
      hasLink: !isClientSide(tx.scope),
      showAirline: options.airline_show,
      showRemarks: options.remark_show,
    },
  };
  await queueQuotationMailIn(tx, app, row, { id, ...mail });
  await queueCopiesIn(tx, app, row, mail, copies);
  await recordStep(tx, {
    quotationId: row.id,
    version: row.version,
    kind: "sent",
    detail: {
      recipient: options.email,
      mail_id: id,
      ...(copies.length === 0 ? {} : { copies: copies.join(", ") }),
    },
    notify: {
      kind: "quotation-sent",
      userIds: [row.ownerUserId, isAnswer || row.isShippers ? null : row.clientUserId],
      detail: { number: row.number, client: clientNameOf(row) || options.email },
    },
  });
  const status = isFirst ? "sent" : row.status;
  return { mail_id: id, quotation_id: row.id, number: row.number, version: row.version, status };
}

const ANSWERED = /^re:/i;

/**
 * Mails a message about a quotation: an answer to what its reader received last, under the same subject. It carries
 * no price, so it may be written in every state.
 * @returns the mail's id
 * @throws AppError not-found, mail-address-invalid
 */
export async function queueReaderMessageIn(
  tx: CompanyTransaction,
  app: App,
  quotationId: string,
  { email, message }: { readonly email: string; readonly message: string },
): Promise<string> {
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
  return id;
}
