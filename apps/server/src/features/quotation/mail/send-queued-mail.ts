import type { SystemScope } from "../../../db/scope.ts";
import { type SystemTransaction, withTransaction } from "../../../db/transaction.ts";
import type { App } from "../../../http/app.ts";
import { type Mail, type MailAttachment, UnsafeMailError } from "../../../integrations/mail/mailer.ts";
import { InvalidDocumentError, type QuotationDocument } from "../../../integrations/pdf/document.ts";
import { type PdfEngine, PdfRefusedError } from "../../../integrations/pdf/engine.ts";
import { HopelessJobError } from "../../../jobs/job-queue.ts";
import { getCompanySettings } from "../../settings/reads/company.ts";
import { getIssuer } from "../reads/issuer.ts";
import { findMail, type QueuedMail } from "../reads/mail.ts";
import { markMailSent } from "../writes/mail.ts";
import { getComposedMail } from "./composed-mail.ts";
import { linkTokenOf } from "./link-token.ts";
import { actForSender, recordOutcomeIn } from "./mail-outcome.ts";
import { LOGO_ID } from "./mail-parts.ts";
import { type MailText, pickLanguage, presentMessage } from "./quotation-mail.ts";

interface Prepared {
  readonly mail: Mail;
  readonly pdfSha256: string | null;
}

function mailOf(queued: QueuedMail, words: MailText): Mail {
  return {
    id: queued.id,
    to: { address: queued.recipient },
    replyTo: { name: queued.content.person, address: queued.content.replyTo },
    subject: words.subject,
    text: words.text,
    html: words.html,
    references: queued.earlier,
  };
}

async function prepareMessage(
  tx: SystemTransaction,
  queued: QueuedMail,
  companyId: string,
): Promise<Prepared> {
  const { person, message, language } = queued.content;
  const words = await presentMessage({
    language: pickLanguage(language),
    issuer: await getIssuer(tx, companyId),
    person,
    message,
    subject: queued.subject,
  });
  return { mail: mailOf(queued, words), pdfSha256: null };
}

/** Reads all that the mail and its document say; the PDF is printed outside the transaction. */
async function getQuotationMail(tx: SystemTransaction, app: App, queued: QueuedMail, companyId: string) {
  const { versionContent: content, number, version, savedAt } = queued;
  if (content === null || number === null || version === null || savedAt === null) {
    throw new Error("a quotation mail without its version");
  }
  const composed = await getComposedMail(tx, app.files, {
    companyId,
    number,
    version,
    savedAt,
    content,
    settings: await getCompanySettings(tx, companyId),
    owner: {
      name: queued.preparedBy ?? "",
      phone: queued.ownerPhone ?? "",
      email: queued.ownerEmail ?? "",
    },
    subject: queued.subject,
    mail: queued.content,
    link: queued.content.hasLink
      ? `${app.publicUrl}/q/${linkTokenOf(app.config.secretKey, queued.id)}`
      : undefined,
  });
  return { ...composed, number };
}

async function prepare(
  scope: SystemScope,
  app: App,
  pdf: PdfEngine,
  queued: QueuedMail,
  companyId: string,
): Promise<Prepared> {
  if (queued.content.kind === "message") {
    return withTransaction(scope, (tx) => prepareMessage(tx, queued, companyId));
  }
  const { words, document, number } = await withTransaction(scope, (tx) =>
    getQuotationMail(tx, app, queued, companyId),
  );
  const printed = await pdf.renderQuotation(document, companyId);
  const file = { fileName: `${number}.pdf`, contentType: "application/pdf", bytes: printed.pdf };
  return {
    mail: { ...mailOf(queued, words), attachments: [file, ...logoOf(document)] },
    pdfSha256: printed.sha256,
  };
}

/** The company's picture as the mail's HTML shows it; logos are stored as PNG. */
function logoOf({ company: { logo } }: QuotationDocument): MailAttachment[] {
  if (logo === undefined) return [];
  return [{ fileName: "logo.png", contentType: "image/png", bytes: logo, contentId: LOGO_ID }];
}

/** @returns the SHA-256 of the document that went with it */
async function deliver(
  scope: SystemScope,
  app: App,
  pdf: PdfEngine,
  queued: QueuedMail,
  companyId: string,
): Promise<string | null> {
  const { mail, pdfSha256 } = await prepare(scope, app, pdf, queued, companyId);
  await app.mailer.send(mail);
  return pdfSha256;
}

/** What is stored makes no mail, today or tomorrow: its sender learns it now and not after hours of retries. */
function isHopeless(error: unknown): boolean {
  const refusals = [InvalidDocumentError, PdfRefusedError, UnsafeMailError];
  return refusals.some((refusal) => error instanceof refusal);
}

/** Renders and sends a queued mail, once: a job that comes again finds it sent. */
export async function sendQueuedMail(
  scope: SystemScope,
  app: App,
  pdf: PdfEngine,
  payload: { readonly companyId: string; readonly mailId: string },
): Promise<void> {
  const { companyId, mailId } = payload;
  const queued = await withTransaction(scope, (tx) => findMail(tx, companyId, mailId));
  // a crash after the sending: the job comes again and finds its work done
  if (queued === undefined || queued.state === "sent") return;
  const pdfSha256 = await deliver(scope, app, pdf, queued, companyId).catch((error: unknown) => {
    throw isHopeless(error) ? new HopelessJobError("the mail cannot be built", { cause: error }) : error;
  });
  const isFirst = await withTransaction(scope, (tx) =>
    markMailSent(tx, { companyId, id: mailId, pdfSha256 }),
  );
  if (!isFirst) return;
  await withTransaction(actForSender(scope, queued, companyId), (tx) =>
    recordOutcomeIn(tx, queued, "mailed"),
  );
}
