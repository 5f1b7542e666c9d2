import { dayOf, today, type CalendarDateText } from "../../../lib/format/dates.ts";

/** A mail on its way into the panel that reads it. */
export interface OfferedMail {
  readonly text: string;
  /** the day it arrived, from which its tomorrow counts */
  readonly receivedOn: CalendarDateText;
}

const isMail = (file: File): boolean =>
  file.name.toLowerCase().endsWith(".eml") || file.type === "message/rfc822";

/** Whether a dropped file is one that is read: a mail, or a text. */
export const isReadable = (file: File): boolean => isMail(file) || file.name.toLowerCase().endsWith(".txt");

/** The day of a mail's own date; today for none, and for one that is still ahead. */
function dayOfMail(date: string | undefined): CalendarDateText {
  const isInstant = date !== undefined && !Number.isNaN(Date.parse(date));
  const day = isInstant ? dayOf(date) : today();
  return day > today() ? today() : day;
}

/** A dropped mail: its subject, its sender and its text, or the text of its HTML part where there is no other. */
export async function readMailFile(file: File): Promise<OfferedMail> {
  if (!isMail(file)) return { text: await file.text(), receivedOn: today() };
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(await file.arrayBuffer());
  const sender =
    mail.from?.address === undefined ? null : `From: ${mail.from.name ?? ""} <${mail.from.address}>`;
  const subject = mail.subject === undefined ? null : `Subject: ${mail.subject}`;
  const head = [sender, subject].filter((line) => line !== null).join("\n");
  const body = [mail.text, mail.html].find((text) => text !== undefined && text.trim() !== "") ?? "";
  return { text: `${head}\n\n${body}`.trim(), receivedOn: dayOfMail(mail.date) };
}
