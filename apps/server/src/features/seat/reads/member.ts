import { sql } from "kysely";
import { CLOCK_NOW } from "../../../db/clock.ts";
import type { CompanyTransaction, PlatformTransaction } from "../../../db/transaction.ts";

/** A person of a company as its admins see them. */
export async function findMember(tx: CompanyTransaction, id: string) {
  return membersQuery(tx)
    .where("u.company_id", "=", tx.scope.companyId)
    .where("u.id", "=", id)
    .executeTakeFirst();
}

/** The person of the company with that email (lower case). */
export async function findMemberByEmail(tx: CompanyTransaction, email: string) {
  return membersQuery(tx)
    .where("u.company_id", "=", tx.scope.companyId)
    .where("u.email", "=", email)
    .executeTakeFirst();
}

/** The company of somebody who is no operator. */
export async function findCompanyOfMember(
  tx: PlatformTransaction,
  userId: string,
): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom("user_account")
    .where("id", "=", userId)
    .where("role", "<>", "ROLE_SUPERADMIN")
    .select("company_id")
    .executeTakeFirst();
  return row?.company_id;
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** People of a company, those of these roles when any are named, by name. */
export async function findMemberRows(
  tx: CompanyTransaction | PlatformTransaction,
  companyId: string,
  roles: readonly string[] = [],
): Promise<MemberRow[]> {
  const all = membersQuery(tx).where("u.company_id", "=", companyId);
  const some = roles.length === 0 ? all : all.where(sql<boolean>`u.role = any (${roles}::text[])`);
  return some.orderBy("u.first_name").orderBy("u.last_name").orderBy("u.id").limit(5000).execute();
}

function membersQuery(tx: CompanyTransaction | PlatformTransaction) {
  return tx.db
    .selectFrom("user_account as u")
    .leftJoin("licence_key as k", (join) =>
      join.onRef("k.company_id", "=", "u.company_id").onRef("k.used_by", "=", "u.id"),
    )
    .select([
      "u.id",
      "u.company_id",
      "u.role",
      "u.email",
      "u.first_name",
      "u.last_name",
      "u.phone",
      "u.country_code",
      "u.avatar_file",
      "u.locale",
      "u.is_suspended",
      "u.last_sign_in_at",
      "u.created_at",
      "u.version",
      "k.id as key_id",
    ])
    .select(
      sql<boolean>`u.licence_state <> 'open' or coalesce(u.licence_ends_at <= ${sql.raw(CLOCK_NOW)}, false)`.as(
        "is_unlicensed",
      ),
    );
}

/** Locks the company: its admins are removed one after the other. @returns admins of that role who can sign in */
export async function lockAdmins(tx: CompanyTransaction, role: string): Promise<readonly string[]> {
  await tx.db.selectFrom("company").where("id", "=", tx.scope.companyId).select("id").forUpdate().execute();
  const rows = await tx.db
    .selectFrom("user_account as u")
    .where("u.company_id", "=", tx.scope.companyId)
    .where("u.role", "=", role)
    .where("u.is_suspended", "=", false)
    .where(
      sql<boolean>`u.licence_state = 'open' and coalesce(u.licence_ends_at > ${sql.raw(CLOCK_NOW)}, true)`,
    )
    .select("u.id")
    .execute();
  return rows.map((row) => row.id);
}
