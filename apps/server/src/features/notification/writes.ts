import { sql } from "kysely";
import type { UserTransaction } from "../../db/transaction.ts";

/**
 * Marks the caller's own notifications as read; ids of others or unknown ones change nothing.
 * @returns how many of the ids are the caller's (read before or not)
 */
export async function markRead(tx: UserTransaction, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    update notification set is_read = true
    where company_id = ${tx.scope.companyId} and user_id = ${tx.scope.userId} and id = any (${ids}::uuid[])
    returning id`.execute(tx.db);
  return rows.length;
}

/** Marks the caller's own notifications of a menu entry as read; of the whole menu without `subMenu`. */
export async function markMenuRead(
  tx: UserTransaction,
  entry: { readonly menu: string; readonly subMenu: string | undefined },
): Promise<void> {
  await tx.db
    .updateTable("notification")
    .set({ is_read: true })
    .where("company_id", "=", tx.scope.companyId)
    .where("user_id", "=", tx.scope.userId)
    .where("is_read", "=", false)
    .where("main_menu", "=", entry.menu)
    .$if(entry.subMenu !== undefined, (query) => query.where("sub_menu", "=", entry.subMenu ?? ""))
    .execute();
}
