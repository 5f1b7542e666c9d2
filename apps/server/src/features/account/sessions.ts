import { sql } from "kysely";
import type { Transaction } from "../../db/transaction.ts";

/**
 * Ends the living sessions of these people at once. In a company's transaction the database lets it reach the
 * company's own people only.
 * @param except the session that goes on: the one in which its owner just proved who they are
 */
export async function endSessionsIn(
  tx: Transaction,
  userIds: readonly string[],
  except?: string,
): Promise<void> {
  if (userIds.length === 0) return;
  await sql`
    update session set ended_at = now(), end_reason = 'revoked'
    where user_id = any (${userIds}::uuid[]) and ended_at is null
      and id is distinct from ${except ?? null}::uuid`.execute(tx.db);
}
