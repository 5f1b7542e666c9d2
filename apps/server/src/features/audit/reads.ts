import type { EndpointParsed, listAuditEntries } from "@kilolane/contract";
import { addDays, parseCalendarDate } from "@kilolane/domain";
import { sql, type RawBuilder } from "kysely";
import { likePatternsOf } from "../../db/like-patterns.ts";
import type { PlatformTransaction } from "../../db/transaction.ts";

/** An entry with whom and what it names. */
export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly company_id: string | null;
  readonly company_name: string;
  readonly user_id: string | null;
  readonly person_name: string;
  readonly person_email: string;
  readonly request_id: string;
  readonly detail: unknown;
}

export type AuditFilter = Omit<EndpointParsed<typeof listAuditEntries>["query"], "page" | "size">;

const COLUMNS = sql`e.id, e.at, e.action, e.subject_kind, e.subject_id, e.company_id, coalesce(c.name, '') as company_name,
  e.user_id, coalesce(trim(u.first_name || ' ' || u.last_name), '') as person_name, coalesce(u.email, '') as person_email,
  e.request_id`;
const SOURCE = sql`audit_entry e left join company c on c.id = e.company_id left join user_account u on u.id = e.user_id`;
const WORDS = sql`lower(concat_ws(' ', e.action, e.subject_kind, e.subject_id, c.name, u.first_name, u.last_name, u.email))`;

function matches({ search, companyId, userId, subjectId, from, to }: AuditFilter): RawBuilder<unknown> {
  const patterns = likePatternsOf(search);
  const tests = [
    sql`true`,
    ...(patterns.length === 0 ? [] : [sql`${WORDS} like all (${patterns}::text[])`]),
    ...(companyId === "" ? [] : [sql`e.company_id = ${companyId}::uuid`]),
    ...(userId === "" ? [] : [sql`e.user_id = ${userId}::uuid`]),
    ...(subjectId === "" ? [] : [sql`e.subject_id = ${subjectId}`]),
    ...(from === undefined ? [] : [sql`e.at >= ${from}::date::timestamp at time zone 'UTC'`]),
    ...(to === undefined
      ? []
      : [sql`e.at < ${addDays(parseCalendarDate(to), 1)}::date::timestamp at time zone 'UTC'`]),
  ];
  return sql.join(tests, sql` and `);
}

/** A page of what happened, the newest first. */
export async function findAuditRows(
  tx: PlatformTransaction,
  filter: AuditFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select ${COLUMNS}, '{}'::jsonb as detail from ${SOURCE} where ${matches(filter)}
    order by e.at desc, e.id desc limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(tx.db);
  return rows;
}

/** How many entries a filter holds, counted up to `most`. */
export async function countAuditRows(
  tx: PlatformTransaction,
  filter: AuditFilter,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from
      (select from ${SOURCE} where ${matches(filter)} limit ${sql.lit(most)}) as counted`.execute(tx.db);
  return rows[0]?.total ?? 0;
}

/** One entry with what changed. */
export async function findAuditRow(tx: PlatformTransaction, id: string): Promise<AuditRow | undefined> {
  const { rows } = await sql<AuditRow>`
    select ${COLUMNS}, e.detail from ${SOURCE} where e.id = ${id}`.execute(tx.db);
  return rows[0];
}

/** Entries of a filter after another one, the newest first: a list that grows is read on behind what was read. */
export async function findAuditRowsAfter(
  tx: PlatformTransaction,
  filter: AuditFilter,
  after: string | undefined,
  limit: number,
): Promise<AuditRow[]> {
  const behind =
    after === undefined
      ? sql`true`
      : sql`(e.at, e.id) < (select l.at, l.id from audit_entry l where l.id = ${after}::uuid)`;
  const { rows } = await sql<AuditRow>`
    select ${COLUMNS}, e.detail from ${SOURCE} where ${matches(filter)} and ${behind}
    order by e.at desc, e.id desc limit ${sql.lit(limit)}`.execute(tx.db);
  return rows;
}
