/** A person or company that mail goes to or comes from. */
export interface MailPerson {
  readonly name?: string;
  readonly address: string;
}

export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** A picture that the HTML shows in its place, as `<img src="cid:…">`; such a one is no file to open. */
  readonly contentId?: string;
}

/** One mail to one recipient. The sender is always the product's own (MAIL_FROM); answers go to `replyTo`. */
export interface Mail {
  /** Stable over retries, e.g. the id of the mail's row: a mail sent twice is recognised as one. */
  readonly id: string;
  readonly to: MailPerson;
  readonly replyTo?: MailPerson;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly attachments?: readonly MailAttachment[];
  /** Message-IDs of the mails before it, the oldest first: mail programs show them as one conversation. */
  readonly references?: readonly string[];
}

/** The way mail leaves the product. */
export interface Mailer {
  /**
   * Hands the mail to the mail server.
   *
   * @returns the Message-ID
   * @throws UnsafeMailError for line breaks in a header or an address that is not exactly one; otherwise the
   *   server's error, and the caller (a job) tries again later
   */
  send(mail: Mail): Promise<string>;
  /** The Message-ID a mail of this id has or will have. */
  messageIdOf(id: string): string;
  close(): Promise<void>;
}

/** A mail that must not be sent: somebody tried to smuggle a header or a second recipient into it. */
export class UnsafeMailError extends Error {
  override name = "UnsafeMailError";
}

const LINE_BREAK = /[\r\n\u2028\u2029\0]/;
/** One plain address: no quoted local part, list, comment or route, which mail parsers read differently. */
const ONE_ADDRESS = /^[^\s"(),:;<>@[\\\]]{1,64}@[^\s"(),:;<>@[\\\]]{1,190}$/;

/** @throws UnsafeMailError */
export function refuseUnsafe(mail: Mail): void {
  const people = [mail.to, ...(mail.replyTo ? [mail.replyTo] : [])];
  const headers = [
    mail.id,
    mail.subject,
    ...(mail.references ?? []),
    ...people.map((person) => person.name ?? ""),
    ...(mail.attachments ?? []).flatMap(({ fileName, contentType, contentId }) => [
      fileName,
      contentType,
      contentId ?? "",
    ]),
  ];
  if (headers.some((text) => LINE_BREAK.test(text))) throw new UnsafeMailError("line break in a mail header");
  if (people.some((person) => !ONE_ADDRESS.test(person.address))) {
    throw new UnsafeMailError("not exactly one plain mail address");
  }
}
