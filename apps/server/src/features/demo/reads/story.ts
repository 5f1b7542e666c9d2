import type { CompanyTransaction } from "../../../db/transaction.ts";

/** The address that tells which demo company the caller's is. */
export async function findCompanyEmail(tx: CompanyTransaction): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom("company")
    .select("email")
    .where("id", "=", tx.scope.companyId)
    .executeTakeFirst();
  return row?.email;
}

/** Ids of the company's inquirers by email. */
export async function findInquirerIds(tx: CompanyTransaction): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.db
    .selectFrom("inquirer")
    .select(["id", "email"])
    .where("company_id", "=", tx.scope.companyId)
    .execute();
  return new Map(rows.map((row) => [row.email, row.id]));
}

/** The quotation that a story starts from: the first on its lane, which no other quotation of the seed uses. */
export async function findStoryQuotation(
  tx: CompanyTransaction,
  lane: { readonly from: string; readonly to: string },
): Promise<string | null> {
  const row = await tx.db
    .selectFrom("quotation")
    .select("id")
    .where("company_id", "=", tx.scope.companyId)
    .where("from_airport", "=", lane.from)
    .where("to_airport", "=", lane.to)
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
