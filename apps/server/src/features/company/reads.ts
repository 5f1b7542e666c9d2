import type { CompanyFilter } from "@kilolane/contract";
import type { SeatedKind } from "@kilolane/domain";
import { sql } from "kysely";
import { likePatternsOf } from "../../db/like-patterns.ts";
import type { PlatformTransaction, UserTransaction } from "../../db/transaction.ts";

/** One company by its id, whoever's it is: ask the policy before showing it. */
export function findCompany(tx: UserTransaction | PlatformTransaction, id: string) {
  return tx.db.selectFrom("company").selectAll().where("id", "=", id).executeTakeFirst();
}

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

export interface CompanySearch {
  readonly approval: "approved" | "unapproved";
  readonly kind?: SeatedKind | undefined;
  readonly filter: CompanyFilter;
  readonly search: string;
  readonly page: number;
  readonly size: number;
}

/** True when the company has keys in force. */
const SUBSCRIBED =
  "exists (select from licence_key k where k.company_id = c.id and k.expires_at > now() and not k.is_suspended)";

/** What each word of the filter means; fixed texts, never the caller's. */
const FILTERS: Readonly<Record<CompanyFilter, string>> = {
  All: "true",
  Active: "c.is_active",
  Inactive: "not c.is_active",
  Subscribed: SUBSCRIBED,
  "Not Subscribe": `not ${SUBSCRIBED}`,
};

/** A company with what the operator's lists show beside it. */
export type ManagedRow = CompanyRow & { readonly is_subscribed: boolean; readonly user_count: number };

const MANAGED = sql`c.*, ${sql.raw(SUBSCRIBED)} as is_subscribed,
  (select count(*) from user_account u where u.company_id = c.id) as user_count`;

/** One page of companies, the newest first, and how many there are; the operator's own is none. */
export async function findCompanies(
  tx: PlatformTransaction,
  search: CompanySearch,
): Promise<{ rows: ManagedRow[]; total: number }> {
  const approvals = search.approval === "approved" ? ["approved"] : ["unapproved", "rejected"];
  const patterns = likePatternsOf(search.search);
  const where = sql`c.kind <> 'platform' and c.approval = any (${approvals}::text[])
    and (${search.kind ?? null}::text is null or c.kind = ${search.kind ?? null})
    and ${sql.raw(FILTERS[search.filter])}
    and lower(c.name || ' ' || c.email || ' ' || c.city) like all (${patterns}::text[])`;
  const { rows } = await sql<ManagedRow>`
    select ${MANAGED} from company c where ${where} order by c.created_at desc, c.id desc
    limit ${sql.lit(search.size)} offset ${sql.lit((search.page - 1) * search.size)}`.execute(tx.db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from company c where ${where}`.execute(tx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** One company as the operator's lists show it; undefined for the operator's own. */
export async function findManaged(tx: PlatformTransaction, id: string): Promise<ManagedRow | undefined> {
  const { rows } = await sql<ManagedRow>`
    select ${MANAGED} from company c where c.id = ${id} and c.kind <> 'platform'`.execute(tx.db);
  return rows[0];
}

/** Whom a mail about the company goes to: those who look after it. */
export async function findCaretakers(tx: PlatformTransaction, companyId: string) {
  return tx.db
    .selectFrom("user_account")
    .where("company_id", "=", companyId)
    .where("role", "not in", ["ROLE_FFAGENT", "ROLE_FFCLIENT", "ROLE_AIRLINE_AGENT"])
    .where("is_suspended", "=", false)
    .select(["id", "email", "first_name", "locale"])
    .execute();
}

/** Everybody of the company, by id. */
export async function findPeople(tx: PlatformTransaction, companyId: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom("user_account")
    .where("company_id", "=", companyId)
    .select("id")
    .execute();
  return rows.map((row) => row.id);
}
