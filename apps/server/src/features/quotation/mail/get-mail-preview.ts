import type { EndpointOutput, getMailPreview as endpoint } from "@kilolane/contract";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { FileStore } from "../../../integrations/files/file-store.ts";
import { findPerson } from "../reads/mail.ts";
import { getSettings } from "../reads/reference.ts";
import { getQuotationRow } from "../saved/stored-quotation.ts";
import { getComposedMail } from "./composed-mail.ts";
import { LOGO_ID } from "./mail-parts.ts";
import { loadStandardWords, pickLanguage } from "./quotation-mail.ts";

/** Where the preview's button leads: nowhere. Only a mail that is sent has a signed link. */
const NOWHERE = "#";

export interface MailPreviewOptions {
  readonly language?: string | undefined;
  /** empty: the standard one */
  readonly subject: string;
  /** empty: the standard words */
  readonly message: string;
  readonly showAirline: boolean;
  readonly showRemarks: boolean;
}

/** The mail as its recipient will see it, composed as the real one is; nothing is stored. @throws AppError not-found */
export function getMailPreview(
  scope: CompanyScope,
  files: FileStore,
  id: string,
  options: MailPreviewOptions,
): Promise<EndpointOutput<typeof endpoint>> {
  return withTransaction(scope, async (tx) => {
    const row = await getQuotationRow(tx, id);
    const { number, content } = row;
    const language = pickLanguage(options.language ?? content.language);
    const subject =
      options.subject.trim() || (await loadStandardWords({ language, number, content })).subject;
    const person = await findPerson(tx, scope.companyId, scope.userId);
    const { words, document } = await getComposedMail(tx, files, {
      companyId: scope.companyId,
      number,
      version: row.contentVersion,
      savedAt: row.versionCreatedAt,
      content,
      settings: await getSettings(tx),
      owner: { name: row.ownerName, phone: row.ownerPhone, email: row.ownerEmail },
      subject,
      mail: {
        kind: "quotation",
        language,
        message: options.message,
        showAirline: options.showAirline,
        showRemarks: options.showRemarks,
        person: person.name,
        phone: person.phone,
        replyTo: person.email,
      },
      link: NOWHERE,
    });
    return { subject, html: withLogo(words.html, document.company.logo) };
  });
}

/** The company's picture in its place: a preview has no attachments to show it from. */
function withLogo(html: string, logo: Uint8Array | undefined): string {
  if (logo === undefined) return html;
  return html.replace(`"cid:${LOGO_ID}"`, `"data:image/png;base64,${Buffer.from(logo).toString("base64")}"`);
}
