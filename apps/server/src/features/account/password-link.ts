import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { Transaction } from "../../db/transaction.ts";
import { makeToken } from "../../http/session-lookup.ts";

/** How long a link is good for: a forgotten password 30 minutes, an invitation seven days. */
const LIFE = { reset: "30 minutes", invitation: "7 days" } as const;

/**
 * Makes a link on which its owner sets a password, once. Only the token's hash is stored.
 * @returns the address of the link below PUBLIC_URL; the token stands in the fragment, which is never sent to a server
 */
export async function createPasswordLinkIn(
  tx: Transaction,
  userId: string,
  purpose: keyof typeof LIFE,
): Promise<string> {
  const { token, tokenHash } = makeToken();
  await tx.db
    .insertInto("password_link")
    .values({
      id: newId(),
      user_id: userId,
      token_hash: tokenHash,
      purpose,
      expires_at: sql<Date>`now() + ${LIFE[purpose]}::interval`,
    })
    .execute();
  return `/password/reset#token=${token}`;
}
