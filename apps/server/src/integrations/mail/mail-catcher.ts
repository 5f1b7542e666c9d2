import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import PostalMime from "postal-mime";
import { newId } from "../../db/new-id.ts";
import type { DatabaseHandle } from "../../db/handle.ts";
import { mintSystemScope } from "../../db/mint-scope.ts";
import { withTransaction } from "../../db/transaction.ts";

const MAX_MAIL_BYTES = 25 * 1024 * 1024;

/** The demo world's mail server: real SMTP on a loopback port, every mail ends in table caught_mail. */
export interface MailCatcher {
  readonly smtpUrl: string;
  close(): Promise<void>;
}

/** Starts the catcher on a free loopback port. */
export async function startMailCatcher(database: DatabaseHandle): Promise<MailCatcher> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    size: MAX_MAIL_BYTES,
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, callback) => {
      const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
      void receive(database, stream, recipients, callback);
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Stores what comes and tells the sender; what could not be stored stays with the sender, who tries again. */
async function receive(
  database: DatabaseHandle,
  stream: Readable,
  recipients: string[],
  answer: (refusal: Error | null) => void,
): Promise<void> {
  let refusal: Error | null = null;
  try {
    await catchMail(database, await buffer(stream), recipients);
  } catch {
    refusal = Object.assign(new Error("could not store the mail"), { responseCode: 451 });
  }
  answer(refusal);
}

async function catchMail(database: DatabaseHandle, raw: Buffer, recipients: string[]): Promise<void> {
  const mail = await PostalMime.parse(raw);
  const scope = mintSystemScope(database, "the demo world's mail catcher stores what it received");
  await withTransaction(scope, (tx) =>
    tx.db
      .insertInto("caught_mail")
      .values({
        id: newId(),
        sender: mail.from?.address ?? "",
        recipients,
        subject: mail.subject ?? "",
        message_id: mail.messageId ?? "",
        raw,
      })
      .execute(),
  );
}
