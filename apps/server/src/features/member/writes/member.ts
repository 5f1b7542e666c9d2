import { sql } from "kysely";
import { isOwn, type SeenRow, updateUnchanged } from "../../../db/seen-row.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { columnsOf, type MemberFields } from "../../seat/writes.ts";

/** Writes the fields when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateMemberRow(
  tx: CompanyTransaction,
  member: SeenRow,
  fields: MemberFields,
): Promise<boolean> {
  return updateUnchanged(tx, "user_account", member, columnsOf(fields));
}

/** Suspends a member or lets them in again. @returns false when it was so already */
export async function updateSuspended(
  tx: CompanyTransaction,
  id: string,
  isSuspended: boolean,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("user_account")
    .set({ is_suspended: isSuspended })
    .set((row) => ({ version: sql<number>`${row.ref("version")} + 1` }))
    .where(isOwn(tx, id))
    .where("is_suspended", "=", !isSuspended)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
