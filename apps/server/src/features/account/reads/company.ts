import type { PlatformTransaction, UserTransaction } from "../../../db/transaction.ts";

/** One company by its id, the caller's or not: ask the policy before showing it. */
export function findCompany(tx: UserTransaction | PlatformTransaction, id: string) {
  return tx.db.selectFrom("company").selectAll().where("id", "=", id).executeTakeFirst();
}

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;
