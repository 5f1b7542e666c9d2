import {
  type ApprovalView,
  COMPANY_EVENTS,
  type CompanyCounts,
  type CompanyFilter,
  type CompanySortField,
} from "@kilolane/contract";
import { ABILITIES, type SeatedKind } from "@kilolane/domain";
import { sql } from "kysely";
import { CLOCK_NOW } from "../../db/clock.ts";
import { likePatternsOf } from "../../db/like-patterns.ts";
import type { PlatformTransaction } from "../../db/transaction.ts";
import type { CompanyRow } from "../account/reads/company.ts";

/** What the operator's lists are narrowed to and sorted by. */
export interface CompanySearch {
  readonly approval: ApprovalView;
  readonly kind?: SeatedKind | undefined;
  readonly filter: CompanyFilter;
  readonly search: string;
  readonly sort: CompanySortField;
  readonly direction: "asc" | "desc";
}

/** True while what the company bought, or its grace, runs; one that never bought counts by its keys in force. */
const SUBSCRIBED = `coalesce(
  (select b.read_only_at > ${CLOCK_NOW} from subscription b where b.company_id = c.id),
  exists (select from licence_key k
    where k.company_id = c.id and k.expires_at > ${CLOCK_NOW} and not k.is_suspended))`;

/** What each word of the filter means; fixed texts, never the caller's. */
const FILTERS: Readonly<Record<CompanyFilter, string>> = {
  All: "true",
  Active: "c.is_active",
  Inactive: "not c.is_active",
  Subscribed: SUBSCRIBED,
  "Not Subscribe": `not ${SUBSCRIBED}`,
};

const APPROVALS: Readonly<Record<ApprovalView, string>> = {
  approved: "c.approval = 'approved'",
  unapproved: "c.approval in ('unapproved', 'rejected')",
  waiting: "c.approval = 'unapproved'",
  rejected: "c.approval = 'rejected'",
  any: "c.approval in ('approved', 'unapproved', 'rejected')",
};

const COUNTS: Readonly<Record<keyof CompanyCounts, string>> = {
  ...APPROVALS,
  active: `${APPROVALS.approved} and ${FILTERS.Active}`,
  inactive: `${APPROVALS.approved} and ${FILTERS.Inactive}`,
  subscribed: `${APPROVALS.approved} and ${FILTERS.Subscribed}`,
  notSubscribed: `${APPROVALS.approved} and ${FILTERS["Not Subscribe"]}`,
};

const ORDERS: Readonly<Record<CompanySortField, string>> = {
  name: "lower(c.name)",
  country: "c.country_code",
  userCount: "user_count",
  createdAt: "c.created_at",
};

/** A company with what the operator's lists show beside it. */
export type ManagedRow = CompanyRow & { readonly is_subscribed: boolean; readonly user_count: number };

const MANAGED = sql`c.*, ${sql.raw(SUBSCRIBED)} as is_subscribed,
  (select count(*) from user_account u where u.company_id = c.id) as user_count`;

/** Companies of that kind with these words; the operator's own is none. */
function foundBy({ kind, search }: CompanySearch) {
  return sql`c.kind <> 'platform' and (${kind ?? null}::text is null or c.kind = ${kind ?? null})
    and lower(c.name || ' ' || c.email || ' ' || c.city) like all (${likePatternsOf(search)}::text[])`;
}

/** Part of the list; the same order for the same list, whatever the part. */
export async function findCompanyRows(
  tx: PlatformTransaction,
  search: CompanySearch,
  part: { readonly limit: number; readonly offset: number },
): Promise<ManagedRow[]> {
  const direction = sql.raw(search.direction);
  const { rows } = await sql<ManagedRow>`
    select ${MANAGED} from company c
    where ${foundBy(search)} and ${sql.raw(APPROVALS[search.approval])} and ${sql.raw(FILTERS[search.filter])}
    order by ${sql.raw(ORDERS[search.sort])} ${direction}, c.id ${direction}
    limit ${sql.lit(part.limit)} offset ${sql.lit(part.offset)}`.execute(tx.db);
  return rows;
}

/** How many there are in the list, and under each tab. */
export async function countCompanies(
  tx: PlatformTransaction,
  search: CompanySearch,
): Promise<{ total: number; counts: CompanyCounts }> {
  const parts = Object.entries(COUNTS).map(
    ([name, condition]) => `count(*) filter (where ${condition}) as "${name}"`,
  );
  const { rows } = await sql<CompanyCounts & { total: number }>`
    select count(*) filter (where ${sql.raw(APPROVALS[search.approval])} and ${sql.raw(FILTERS[search.filter])})
      as total, ${sql.raw(parts.join(", "))}
    from company c where ${foundBy(search)}`.execute(tx.db);
  const [row] = rows;
  if (row === undefined) throw new Error("a count without a row");
  const { total, ...counts } = row;
  return { total, counts };
}

/** How many people of each role a company has. */
export async function countPeople(tx: PlatformTransaction, companyId: string) {
  return tx.db
    .selectFrom("user_account")
    .where("company_id", "=", companyId)
    .groupBy("role")
    .orderBy("role")
    .select(["role", (table) => table.fn.countAll<number>().as("count")])
    .execute();
}

/** What was done to a company, by whom, the newest first. */
export async function findHistory(tx: PlatformTransaction, companyId: string) {
  const actions = COMPANY_EVENTS.map((event) => `company.${event}`);
  const { rows } = await sql<{ action: string; at: Date; name: string | null; reason: string | null }>`
    select a.action, a.at, trim(u.first_name || ' ' || u.last_name) as name, a.detail ->> 'reason' as reason
    from audit_entry a left join user_account u on u.id = a.user_id
    where a.subject_kind = 'company' and a.subject_id = ${companyId} and a.action = any (${actions}::text[])
    order by a.at desc, a.id desc limit 100`.execute(tx.db);
  return rows;
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
    .where("role", "in", [...ABILITIES.hearsOfDecisions])
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
