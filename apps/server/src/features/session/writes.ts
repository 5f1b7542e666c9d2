import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { SystemTransaction } from "../../db/transaction.ts";
import { ABSOLUTE_HOURS } from "../../http/session-lookup.ts";

export type EndReason = "signed-out" | "replaced" | "idle" | "expired" | "revoked";

/** Locks the account's row: sign-ins of one person follow one another. */
export async function lockAccount(tx: SystemTransaction, userId: string): Promise<void> {
  await tx.db.selectFrom("user_account").where("id", "=", userId).select("id").forUpdate().execute();
}

export async function endSession(tx: SystemTransaction, sessionId: string, reason: EndReason): Promise<void> {
  await tx.db
    .updateTable("session")
    .set({ ended_at: sql<Date>`now()`, end_reason: reason })
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .execute();
}

/** Who signs in from where. */
export interface NewSession {
  readonly userId: string;
  readonly tokenHash: Buffer;
  readonly ip: string;
  readonly userAgent: string;
  /** every call but those to the terms of use is refused until they are accepted */
  readonly owesTerms: boolean;
}

export async function createSession(tx: SystemTransaction, session: NewSession): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("session")
    .values({
      id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      expires_at: sql<Date>`now() + interval '${sql.raw(String(ABSOLUTE_HOURS))} hours'`,
      ip: session.ip,
      user_agent: session.userAgent.slice(0, 300),
      owes_terms: session.owesTerms,
    })
    .execute();
  await tx.db
    .updateTable("user_account")
    .set({ last_sign_in_at: sql<Date>`now()` })
    .where("id", "=", session.userId)
    .execute();
  return id;
}

export async function updatePasswordHash(tx: SystemTransaction, userId: string, hash: string): Promise<void> {
  await tx.db.updateTable("user_account").set({ password_hash: hash }).where("id", "=", userId).execute();
}

/** Kills every link of a mail that the account has. */
export async function removePasswordLinks(tx: SystemTransaction, userId: string): Promise<void> {
  await tx.db
    .updateTable("password_link")
    .set({ used_at: sql<Date>`now()` })
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .execute();
}

/** Uses up a link to set a password, and with it all others of the account. @returns whose, undefined if none is good */
export async function usePasswordLink(tx: SystemTransaction, tokenHash: Buffer): Promise<string | undefined> {
  const used = await useLink(tx, tokenHash, ["reset", "invitation"]);
  if (used !== undefined) await removePasswordLinks(tx, used.user_id);
  return used?.user_id;
}

/**
 * Uses up a link that proves a new email, and with it all others of the account: they were made for the former one.
 * @returns whose and which email, undefined if none is good
 */
export async function useEmailLink(
  tx: SystemTransaction,
  tokenHash: Buffer,
): Promise<{ readonly userId: string; readonly email: string } | undefined> {
  const used = await useLink(tx, tokenHash, ["email"]);
  if (used === undefined || used.new_email === null) return undefined;
  await removePasswordLinks(tx, used.user_id);
  return { userId: used.user_id, email: used.new_email };
}

/**
 * Uses up a link that proves where answers to an account's mails go; the account's other links stay.
 * @returns whose and which address, undefined if none is good or the account names another one by now
 */
export async function useReplyToLink(
  tx: SystemTransaction,
  tokenHash: Buffer,
): Promise<{ readonly userId: string; readonly email: string } | undefined> {
  const used = await useLink(tx, tokenHash, ["reply-to"]);
  if (used === undefined || used.new_email === null) return undefined;
  const proven = await tx.db
    .updateTable("user_account")
    .set({ reply_to_proven_at: sql<Date>`now()` })
    .where("id", "=", used.user_id)
    .where("reply_to_email", "=", used.new_email)
    .returning("id")
    .executeTakeFirst();
  return proven && { userId: used.user_id, email: used.new_email };
}

type LinkPurpose = "reset" | "invitation" | "email" | "reply-to";

async function useLink(tx: SystemTransaction, tokenHash: Buffer, purposes: readonly LinkPurpose[]) {
  const now = sql<Date>`now()`;
  return tx.db
    .updateTable("password_link as l")
    .set({ used_at: now })
    .where("l.token_hash", "=", tokenHash)
    .where("l.purpose", "in", purposes)
    .where("l.used_at", "is", null)
    .where("l.expires_at", ">", now)
    .where(
      sql<boolean>`not exists (select from password_link n where n.user_id = l.user_id and n.purpose = 'email'
        and l.purpose = 'email' and n.created_at > l.created_at)`,
    )
    .returning(["l.user_id", "l.new_email"])
    .executeTakeFirst();
}

export async function updateEmail(tx: SystemTransaction, userId: string, email: string): Promise<void> {
  await tx.db.updateTable("user_account").set({ email }).where("id", "=", userId).execute();
}
