import { canApply } from "@kilolane/domain";
import { isLanguage, type Language } from "@kilolane/phrases";
import { newId } from "../../../db/new-id.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { AppError, invalidFields } from "../../../http/app-error.ts";
import type { App } from "../../../http/app.ts";
import { refuseUnsafe } from "../../../integrations/mail/mailer.ts";
import { isClientSide } from "../policy.ts";
import { clientNameOf, type QuotationRow } from "../reads/quotation.ts";
import { markSentIn } from "../saved/sent-version.ts";
import { needsApproval } from "../saved/stored-quotation.ts";
import { recordStep } from "../writes/step.ts";
import { queueQuotationMailIn } from "./mail-queue.ts";
import { standardSubject } from "./quotation-mail.ts";

/** What goes with a mail, in the words of the wire. */
export interface MailOptions {
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
export function refuseBadMail(id: string, email: string, subject: string): void {
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
export async function sendQuotationIn(
  tx: CompanyTransaction,
  app: App,
  row: QuotationRow,
  options: MailOptions,
): Promise<SentNote> {
  refuseUnsendable(tx, row);
  const id = newId();
  const language = pickLanguage(options.language, row.content.language);
  const { from, to } = row.content;
  const lane = { number: row.number, from: from.code, to: to.code };
  const subject = options.subject?.trim() || (await standardSubject(language, lane));
  refuseBadMail(id, options.email, subject);
  // first, because a link is open for as long as what was sent
  if (row.status === "draft") await markSentIn(tx, row);
  await queueQuotationMailIn(tx, app, row, {
    id,
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
  });
  await recordStep(tx, {
    quotationId: row.id,
    version: row.version,
    kind: "sent",
    detail: { recipient: options.email, mail_id: id },
    notify: {
      kind: "quotation-sent",
      userIds: [row.ownerUserId, row.clientUserId],
      detail: { number: row.number, client: clientNameOf(row) || options.email },
    },
  });
  const status = row.status === "draft" ? "sent" : row.status;
  return { mail_id: id, quotation_id: row.id, number: row.number, version: row.version, status };
}

function pickLanguage(chosen: string | undefined, own: string): Language {
  const language = chosen ?? own;
  return isLanguage(language) ? language : "en";
}
