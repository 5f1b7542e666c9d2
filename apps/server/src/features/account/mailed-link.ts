import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { Transaction } from "../../db/transaction.ts";
import { makeToken } from "../../http/session-lookup.ts";

/** How long a link is good for: a forgotten password 30 minutes, an address to prove a day, an invitation seven days. */
const LIFE = { reset: "30 minutes", email: "1 day", "reply-to": "1 day", invitation: "7 days" } as const;

/**
 * Makes a link on which its owner sets a password, once. Only the token's hash is stored.
 * @returns the address of the link below PUBLIC_URL; the token is in the fragment, which is never sent to a server
 */
export async function createPasswordLinkIn(
  tx: Transaction,
  userId: string,
  purpose: "reset" | "invitation",
): Promise<string> {
  return `/password/reset#token=${await createLinkIn(tx, { userId, purpose, newEmail: null })}`;
}

/** Makes a link that proves an account's new email, once; the last one made is the one that counts. */
export async function createEmailLinkIn(tx: Transaction, userId: string, newEmail: string): Promise<string> {
  return `/confirm-email#token=${await createLinkIn(tx, { userId, purpose: "email", newEmail })}`;
}

/** Makes a link that proves that answers to the account's mails may go to an address, once. */
export async function createReplyToLinkIn(tx: Transaction, userId: string, replyTo: string): Promise<string> {
  const token = await createLinkIn(tx, { userId, purpose: "reply-to", newEmail: replyTo });
  return `/confirm-email#token=${token}&for=answers`;
}

interface NewLink {
  readonly userId: string;
  readonly purpose: keyof typeof LIFE;
  readonly newEmail: string | null;
}

async function createLinkIn(tx: Transaction, { userId, purpose, newEmail }: NewLink): Promise<string> {
  const { token, tokenHash } = makeToken();
  await tx.db
    .insertInto("password_link")
    .values({
      id: newId(),
      user_id: userId,
      token_hash: tokenHash,
      purpose,
      new_email: newEmail,
      expires_at: sql<Date>`now() + ${LIFE[purpose]}::interval`,
    })
    .execute();
  return token;
}
