import { sql } from "kysely";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { columnsOf, type MemberFields } from "../../seat/writes.ts";

/** Writes the fields when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateMemberRow(
  tx: CompanyTransaction,
  member: { readonly id: string; readonly version: number },
  fields: MemberFields,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("user_account")
    .set({ ...columnsOf(fields), version: member.version + 1 })
    .set(sql`updated_at`, sql`now()`)
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", member.id)
    .where("version", "=", member.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
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
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", id)
    .where("is_suspended", "=", !isSuspended)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
