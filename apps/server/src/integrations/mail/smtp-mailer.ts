import { createTransport } from "nodemailer";
import { refuseUnsafe, type Mail, type Mailer, type MailPerson } from "./mailer.ts";

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;

/** Mail over SMTP, to a real server or to the demo world's catcher. `from` is MAIL_FROM: `Name <address>`. */
export function openSmtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(smtpUrl, {
    // Nothing in a mail may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const options = transport.options;
  Object.assign(options, {
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  });
  const host = /@([^>\s]+)>?\s*$/.exec(from)?.[1] ?? "localhost";
  const messageIdOf = (id: string): string => `<${id}@${host}>`;
  return {
    messageIdOf,
    send: async (mail) => {
      refuseUnsafe(mail);
      await transport.sendMail({ ...messageOf(mail), from, messageId: messageIdOf(mail.id) });
      return messageIdOf(mail.id);
    },
    close: () => {
      transport.close();
      return Promise.resolve();
    },
  };
}

function messageOf(mail: Mail) {
  return {
    to: personOf(mail.to),
    ...(mail.replyTo ? { replyTo: personOf(mail.replyTo) } : {}),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...threadOf(mail),
    attachments: (mail.attachments ?? []).map((attachment) => ({
      filename: attachment.fileName,
      contentType: attachment.contentType,
      content: Buffer.from(attachment.bytes),
      ...(attachment.contentId === undefined
        ? {}
        : { cid: attachment.contentId, contentDisposition: "inline" as const }),
    })),
  };
}

/** RFC 5322 §3.6.4: a mail answers the last of those that it refers to. */
function threadOf({ references = [] }: Mail) {
  const last = references.at(-1);
  return last === undefined ? {} : { inReplyTo: last, references: [...references] };
}

function personOf(person: MailPerson) {
  return { name: person.name ?? "", address: person.address };
}
