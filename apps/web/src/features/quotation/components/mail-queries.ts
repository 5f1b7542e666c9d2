import { type EndpointOutput, getMailPreview, getMailTexts } from "@kilolane/contract";
import { q } from "../../../lib/api/query.ts";
import type { MailOptions } from "../queries.ts";

/** A saved quotation as it is mailed. */
export interface MailedQuotation {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  /** counts its changes: what is asked about it is asked once more after one */
  readonly lockVersion: number;
}

export type MailTexts = EndpointOutput<typeof getMailTexts>;

/** What the mail begins with: recipient, language, and the standard words in every language. */
export function mailTextsQuery({ id, lockVersion }: MailedQuotation) {
  return q(getMailTexts, { params: { id } }, lockVersion);
}

type PreviewedMail = Pick<MailOptions, "subject" | "msg" | "language" | "showAirline" | "showRemarks">;

/** The mail as it would be sent now. */
export function mailPreviewQuery(
  { id, lockVersion }: MailedQuotation,
  { subject, msg, language, showAirline, showRemarks }: PreviewedMail,
) {
  const body = { subject, message: msg, language, showAirline, showRemarks };
  return q(getMailPreview, { params: { id }, body }, lockVersion);
}
