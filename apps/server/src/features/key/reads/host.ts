import { sql } from "kysely";
import { CLOCK_NOW } from "../../../db/clock.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

/** People of the company without a licence in force who could take over a key of that role. */
export async function findHosts(tx: CompanyTransaction, role: string) {
  return tx.db
    .selectFrom("user_account as u")
    .leftJoin("licence_key as k", (join) =>
      join.onRef("k.company_id", "=", "u.company_id").onRef("k.used_by", "=", "u.id"),
    )
    .where("u.company_id", "=", tx.scope.companyId)
    .where("u.role", "=", role)
    .where("u.is_suspended", "=", false)
    .where("k.id", "is", null)
    .where(
      sql<boolean>`u.licence_state <> 'open' or coalesce(u.licence_ends_at <= ${sql.raw(CLOCK_NOW)}, false)`,
    )
    .orderBy("u.first_name")
    .orderBy("u.last_name")
    .select(["u.id", "u.first_name", "u.last_name", "u.email", "u.last_sign_in_at"])
    .execute();
}

/** Who holds a key, and how many quotations are theirs. */
export async function findHolder(tx: CompanyTransaction, userId: string) {
  return tx.db
    .selectFrom("user_account as u")
    .where("u.company_id", "=", tx.scope.companyId)
    .where("u.id", "=", userId)
    .select(["u.id", "u.first_name", "u.last_name", "u.email", "u.last_sign_in_at"])
    .select((row) =>
      row
        .selectFrom("quotation as q")
        .whereRef("q.company_id", "=", "u.company_id")
        .where((q) => q.or([q("q.owner_user_id", "=", userId), q("q.client_user_id", "=", userId)]))
        .select((q) => q.fn.countAll<number>().as("count"))
        .as("quotation_count"),
    )
    .executeTakeFirst();
}

export type HolderRow = NonNullable<Awaited<ReturnType<typeof findHolder>>>;
