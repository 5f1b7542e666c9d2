import { isLanguage, type Language } from "@kilolane/phrases";
import { z } from "zod";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction, type SystemTransaction } from "../../db/transaction.ts";
import { actForCompany } from "../../http/act-for-company.ts";
import type { App } from "../../http/app.ts";
import type { Mail, MailAttachment } from "../../integrations/mail/mailer.ts";
import type { QuotationDocument } from "../../integrations/pdf/document.ts";
import type { PdfEngine } from "../../integrations/pdf/engine.ts";
import { defineJob } from "../../jobs/job-queue.ts";
import { getCompanySettings } from "../settings/reads/company.ts";
import { linkTokenOf } from "./emails/link-token.ts";
import { sendMailJob } from "./emails/queue-mail.ts";
import { LOGO_ID, presentMessage, presentQuotationMail, type MailText } from "./emails/quotation-mail.ts";
import { presentDocument } from "./pdf/document.ts";
import { loadLineNames } from "./present/line-name.ts";
import { presentClientOption } from "./present/option.ts";
import { getIssuer } from "./reads/issuer.ts";
import { findMail, type QueuedMail } from "./reads/mail.ts";
import { sendReminders } from "./send-reminders.ts";
import { updateExpired } from "./update-expired.ts";
import { markMailFailed, markMailSent } from "./writes/mail.ts";
import { recordStep } from "./writes/step.ts";

/** Writes down what has expired; readers see it at once, whether or not this has run. */
const expireJob = defineJob({ name: "quotation-expire", schema: z.object({}), concurrency: 1 });

/** Reminds of what is about to expire; each version once. */
const remindJob = defineJob({ name: "quotation-remind", schema: z.object({}), concurrency: 1 });

const EVERY_MINUTE = "* * * * *";
const EVERY_TEN_MINUTES = "*/10 * * * *";

interface Prepared {
  readonly mail: Mail;
  readonly pdfSha256: string | null;
}

function pickLanguage(language: string): Language {
  return isLanguage(language) ? language : "en";
}

function mailOf(queued: QueuedMail, words: MailText): Mail {
  return {
    id: queued.id,
    to: { address: queued.recipient },
    replyTo: { name: queued.content.person, address: queued.content.replyTo },
    subject: words.subject,
    text: words.text,
    html: words.html,
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
async function readQuotationMail(tx: SystemTransaction, app: App, queued: QueuedMail, companyId: string) {
  const { versionContent: content, number, version, savedAt } = queued;
  if (content === null || number === null || version === null || savedAt === null) {
    throw new Error("a quotation mail without its version");
  }
  const { showAirline, showRemarks, hasLink } = queued.content;
  const language = pickLanguage(queued.content.language);
  const show = { airline: showAirline, remarks: showRemarks };
  const settings = await getCompanySettings(tx, companyId);
  const names = await loadLineNames(language);
  const link = `${app.publicUrl}/q/${linkTokenOf(app.config.secretKey, queued.id)}`;
  const document = await presentDocument(tx, app.files, {
    companyId,
    number,
    version,
    savedAt,
    preparedBy: queued.preparedBy ?? "",
    content,
    settings,
    language,
    detail: "charges",
    show,
  });
  const words = await presentQuotationMail({
    language,
    number,
    content,
    options: content.options.map((option) => presentClientOption(option, show, names)),
    issuer: await getIssuer(tx, companyId),
    accentColour: settings.accentColor,
    person: queued.content.person,
    message: queued.content.message,
    subject: queued.subject,
    hasLogo: document.company.logo !== undefined,
    isReminder: queued.content.kind === "reminder",
    link: hasLink ? link : null,
  });
  return { words, document, number };
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
    readQuotationMail(tx, app, queued, companyId),
  );
  const printed = await pdf.renderQuotation(document);
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

async function recordOutcome(
  scope: SystemScope,
  queued: QueuedMail,
  companyId: string,
  kind: "mailed" | "mail-failed",
): Promise<void> {
  const { quotationId, version, number } = queued;
  if (quotationId === null || version === null) return;
  const company = actForCompany(scope, { companyId, userId: queued.createdBy, role: "ROLE_FFAGENT" });
  const detail = { number: number ?? "", client: queued.recipient };
  await withTransaction(company, (tx) =>
    recordStep(tx, {
      quotationId,
      version,
      kind,
      detail: { recipient: queued.recipient, mail_id: queued.id },
      // the machine reports: the sender is told of a failure too
      actorName: "Kilolane",
      ...(kind === "mail-failed"
        ? { notify: { kind, userIds: [queued.createdBy, queued.ownerUserId], detail } }
        : {}),
    }),
  );
}

async function sendQueuedMail(
  scope: SystemScope,
  app: App,
  pdf: PdfEngine,
  payload: { readonly companyId: string; readonly mailId: string },
): Promise<void> {
  const { companyId, mailId } = payload;
  const queued = await withTransaction(scope, (tx) => findMail(tx, companyId, mailId));
  // a crash after the sending: the job comes again and finds its work done
  if (queued === undefined || queued.state === "sent") return;
  const { mail, pdfSha256 } = await prepare(scope, app, pdf, queued, companyId);
  await app.mailer.send(mail);
  const isFirst = await withTransaction(scope, (tx) =>
    markMailSent(tx, { companyId, id: mailId, pdfSha256 }),
  );
  if (isFirst) await recordOutcome(scope, queued, companyId, "mailed");
}

/** Registers the jobs of quotations. */
export function bindQuotationJobs(app: App, pdf: PdfEngine): void {
  app.jobs.register(sendMailJob, {
    run: ({ scope, payload }) => sendQueuedMail(scope, app, pdf, payload),
    giveUp: async ({ scope, payload: { companyId, mailId } }) => {
      const queued = await withTransaction(scope, async (tx) => {
        await markMailFailed(tx, companyId, mailId);
        return findMail(tx, companyId, mailId);
      });
      if (queued !== undefined) await recordOutcome(scope, queued, companyId, "mail-failed");
    },
  });
  app.jobs.register(expireJob, { run: ({ scope }) => updateExpired(scope) });
  app.jobs.schedule(expireJob, EVERY_MINUTE);
  app.jobs.register(remindJob, { run: ({ scope }) => sendReminders(scope, app, app.clock.now()) });
  app.jobs.schedule(remindJob, EVERY_TEN_MINUTES);
}
