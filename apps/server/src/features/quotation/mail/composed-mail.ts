import type { Transaction } from "../../../db/transaction.ts";
import type { FileStore } from "../../../integrations/files/file-store.ts";
import type { QuotationDocument } from "../../../integrations/pdf/document.ts";
import type { CompanySettings } from "../../settings/reads/company.ts";
import { presentDocument } from "../pdf/document.ts";
import { loadLineNames } from "../present/line-name.ts";
import { presentClientOption } from "../present/option.ts";
import { loadPriceScope } from "../present/price-scope.ts";
import type { VersionContent } from "../reads/content.ts";
import { getIssuer } from "../reads/issuer.ts";
import type { MailContent } from "../reads/mail.ts";
import { type MailText, pickLanguage, presentQuotationMail } from "./quotation-mail.ts";

/** What a mail of a quotation is composed of, whether it is sent or only looked at. */
export interface ComposedParts {
  readonly companyId: string;
  readonly number: string;
  readonly version: number;
  readonly savedAt: Date;
  readonly content: VersionContent;
  readonly settings: CompanySettings;
  /** whose quotation it is; empty parts are not known */
  readonly owner: { readonly name: string; readonly phone: string; readonly email: string };
  readonly subject: string;
  readonly mail: Omit<MailContent, "hasLink">;
  /** where the reader answers; undefined when the mail only informs */
  readonly link: string | undefined;
}

/** Reads what a mail of a stored version says, with the document that goes with it: one function for mail and preview. */
export async function getComposedMail(
  tx: Transaction,
  files: FileStore,
  parts: ComposedParts,
): Promise<{ readonly words: MailText; readonly document: QuotationDocument }> {
  const { companyId, number, version, savedAt, content, settings, owner, mail, link } = parts;
  const language = pickLanguage(mail.language);
  const show = { airline: mail.showAirline, remarks: mail.showRemarks };
  const document = await presentDocument(tx, files, {
    companyId,
    number,
    version,
    savedAt,
    preparedBy: owner.name,
    contact: [owner.phone, owner.email],
    link,
    content,
    settings,
    language,
    detail: "charges",
    show,
  });
  const names = await loadLineNames(language);
  const options = content.options.map((option) =>
    presentClientOption(option, show, { names, until: content.validUntil }),
  );
  const words = await presentQuotationMail({
    language,
    number,
    content,
    options,
    issuer: await getIssuer(tx, companyId),
    accentColour: settings.accentColor,
    person: mail.person,
    phone: mail.phone ?? "",
    replyTo: mail.replyTo,
    scope: await loadPriceScope(content, options, language),
    message: mail.message,
    subject: parts.subject,
    hasLogo: document.company.logo !== undefined,
    isReminder: mail.kind === "reminder",
    link: link ?? null,
    copyOf: mail.copyOf ?? null,
  });
  return { words, document };
}
