import { dayOf, today, type CalendarDateText } from "../../../lib/format/dates.ts";
import { offerMail, type OfferedMail } from "./mail-offers.ts";

const isMail = (file: File): boolean =>
  file.name.toLowerCase().endsWith(".eml") || file.type === "message/rfc822";

/** Hands the first dropped file that is a mail or a text to the panel, or says why there is none to read. */
export async function offerFile(files: readonly File[]): Promise<void> {
  const file = files.find((dropped) => isMail(dropped) || dropped.name.toLowerCase().endsWith(".txt"));
  if (file === undefined) {
    offerMail({ problem: "kind" });
    return;
  }
  offerMail(await readMailFile(file).catch(() => ({ problem: "unreadable" as const })));
}

/** The day of a mail's own date; today for none, and for one that is still ahead. */
function dayOfMail(date: string | undefined): CalendarDateText {
  const isInstant = date !== undefined && !Number.isNaN(Date.parse(date));
  const day = isInstant ? dayOf(date) : today();
  return day > today() ? today() : day;
}

/** A dropped mail: its subject, its sender and its text, or the text of its HTML part where there is no other. */
export async function readMailFile(file: File): Promise<OfferedMail> {
  if (!isMail(file)) return { text: await file.text() };
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(await file.arrayBuffer());
  const sender =
    mail.from?.address === undefined ? null : `From: ${mail.from.name ?? ""} <${mail.from.address}>`;
  const subject = mail.subject === undefined ? null : `Subject: ${mail.subject}`;
  const head = [sender, subject].filter((line) => line !== null).join("\n");
  const body = [mail.text, mail.html].find((text) => text !== undefined && text.trim() !== "") ?? "";
  return { text: `${head}\n\n${body}`.trim(), receivedOn: dayOfMail(mail.date) };
}
