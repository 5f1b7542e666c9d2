import { sql, type Updateable } from "kysely";
import type { CompanyTable } from "../../db/tables/company.ts";
import type { PlatformTransaction } from "../../db/transaction.ts";

type CompanyChange = Pick<
  Updateable<CompanyTable>,
  "approval" | "is_active" | "rejection_reason" | "decided_at" | "decided_by"
>;

/** Changes what the operator decided about a company. */
export async function updateCompanyRow(
  tx: PlatformTransaction,
  id: string,
  change: CompanyChange,
): Promise<void> {
  await tx.db
    .updateTable("company")
    .set(change)
    .set(sql`updated_at`, sql`now()`)
    .set((row) => ({ version: sql<number>`${row.ref("version")} + 1` }))
    .where("id", "=", id)
    .execute();
}

/** Locks a company: decisions about it come one after the other. */
export async function lockCompany(tx: PlatformTransaction, id: string): Promise<void> {
  await tx.db.selectFrom("company").where("id", "=", id).select("id").forUpdate().execute();
}
