import { sql } from "kysely";
import type { Transaction } from "../../db/transaction.ts";

/**
 * Ends the living sessions of these people at once. In a company's transaction the database lets it reach the
 * company's own people only.
 */
export async function endSessionsOf(tx: Transaction, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    update session set ended_at = now(), end_reason = 'revoked'
    where user_id = any (${userIds}::uuid[]) and ended_at is null`.execute(tx.db);
}
