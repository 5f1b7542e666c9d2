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

/** The attachments of a mail by their place, which is their address. */
export function presentAttachments(mail: Email) {
  return mail.attachments.map((attachment, index) => ({
    index,
    fileName: attachment.filename ?? `attachment-${index}`,
    contentType: attachment.mimeType,
    sizeBytes:
      typeof attachment.content === "string"
        ? Buffer.byteLength(attachment.content)
        : attachment.content.byteLength,
  }));
}
