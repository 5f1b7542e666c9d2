import type { Email } from "postal-mime";

interface MailRow {
  readonly id: string;
  readonly sender: string;
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly message_id: string;
  readonly received_at: Date;
}

/** A caught mail as the viewer lists it. */
export function presentMail(row: MailRow) {
  return {
    id: row.id,
    sender: row.sender,
    recipients: [...row.recipients],
    subject: row.subject,
    messageId: row.message_id,
    receivedAt: row.received_at.toISOString(),
  };
}

/** The attachments of a mail by their place, which is their address; pictures that the text shows are none. */
export function presentAttachments(mail: Email) {
  const files = mail.attachments.map((attachment, index) => ({
    index,
    fileName: attachment.filename ?? `attachment-${index}`,
    contentType: attachment.mimeType,
    sizeBytes: bytesOf(attachment).byteLength,
  }));
  return files.filter(({ index }) => mail.attachments[index]?.contentId === undefined);
}

/** The HTML of a mail with its own pictures in their places, as a mail program shows it. */
export function presentHtml(mail: Email): string {
  let html = mail.html ?? "";
  for (const attachment of mail.attachments) {
    const id = attachment.contentId?.replace(/^<|>$/g, "");
    if (id === undefined || !attachment.mimeType.startsWith("image/")) continue;
    const data = bytesOf(attachment).toString("base64");
    html = html.replaceAll(`"cid:${id}"`, `"data:${attachment.mimeType};base64,${data}"`);
  }
  return html;
}

/** The bytes of an attachment, whatever form the parser gave them. */
export function bytesOf({ content }: Email["attachments"][number]): Buffer {
  return typeof content === "string" ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
}
