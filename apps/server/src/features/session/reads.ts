import { sql } from "kysely";
import type { SystemTransaction } from "../../db/transaction.ts";
import { IDLE_MINUTES } from "../../http/session-lookup.ts";

/** A link to set a password that is still good, with the names that the password must not carry. */
export async function findPasswordLink(tx: SystemTransaction, tokenHash: Buffer) {
  return tx.db
    .selectFrom("password_link as l")
    .innerJoin("user_account as u", "u.id", "l.user_id")
    .innerJoin("company as c", "c.id", "u.company_id")
    .where("l.token_hash", "=", tokenHash)
    .where("l.purpose", "in", ["reset", "invitation"])
    .where("l.used_at", "is", null)
    .where("l.expires_at", ">", sql<Date>`now()`)
    .select(["u.email", "u.first_name", "u.last_name", "c.name"])
    .executeTakeFirst();
}

/** The session of a user that has not ended, with whether it has run out meanwhile. */
export async function findOpenSession(
  tx: SystemTransaction,
  userId: string,
): Promise<{ id: string; is_over: boolean } | undefined> {
  const { rows } = await tx.query<{ id: string; is_over: boolean }>(
    `select id, expires_at <= now() or last_seen_at < now() - interval '${IDLE_MINUTES} minutes' as is_over
     from session where user_id = $1 and ended_at is null`,
    [userId],
  );
  return rows[0];
}
