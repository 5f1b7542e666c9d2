import { canApply } from "@kilolane/domain";
import { newId } from "../../../db/new-id.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError, invalidFields } from "../../../http/app-error.ts";
import type { App } from "../../../http/app.ts";
import { refuseUnsafe } from "../../../integrations/mail/mailer.ts";
import { isClientSide } from "../policy.ts";
import { clientNameOf, type QuotationRow } from "../reads/quotation.ts";
import { markSentIn } from "../saved/sent-version.ts";
import { refuseUnapproved } from "../saved/stored-quotation.ts";
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
  if (isClientSide(tx.scope)) return;
  if (!canApply(row.status, "send")) throw new AppError("state-conflict");
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
  if (row.status === "draft") await markSentIn(tx, row);
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
      userIds: [row.ownerUserId, row.clientUserId],
      detail: { number: row.number, client: clientNameOf(row) || options.email },
    },
  });
  const status = row.status === "draft" ? "sent" : row.status;
  return { mail_id: id, quotation_id: row.id, number: row.number, version: row.version, status };
}
