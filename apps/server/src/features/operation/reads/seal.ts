import { sql } from "kysely";
import type { PlatformScope, SystemScope } from "../../../db/scope.ts";
import type { Transaction } from "../../../db/transaction.ts";
import type { ChainBreak, LinkedEntry, Seal, SealableEntry } from "../chain.ts";

type WideTransaction = Transaction<PlatformScope | SystemScope>;

/**
 * What is sealed of an entry: every column, as one line of JSON. `jsonb` spells the same value the same way whatever was
 * written; the instant is in microseconds, so that no setting of a time zone matters.
 */
const CONTENT = sql`jsonb_build_array(e.id, e.company_id, e.user_id, e.action, e.subject_kind, e.subject_id, e.detail,
  e.request_id, (extract(epoch from e.at) * 1000000)::bigint)::text`;

/** The last link; undefined: nothing has been sealed yet. */
export async function findLastSeal(
  tx: WideTransaction,
): Promise<(Seal & { readonly sealedAt: Date }) | undefined> {
  const { rows } = await sql<Seal & { sealedAt: Date }>`
    select position, entry_id as "entryId", encode(hash, 'hex') as hash, sealed_at as "sealedAt"
    from audit_seal order by position desc limit 1`.execute(tx.db);
  return rows[0];
}

/**
 * Entries without a seal, the oldest first: each that has been committed, whenever its transaction began.
 * @param withinHours looks no further back; null: at every entry there is
 * @param after the entry behind which to read on
 */
export async function findUnsealed(
  tx: WideTransaction,
  withinHours: number | null,
  after: string | undefined,
  limit: number,
): Promise<SealableEntry[]> {
  const behind =
    after === undefined
      ? sql`true`
      : sql`(e.at, e.id) > (select l.at, l.id from audit_entry l where l.id = ${after}::uuid)`;
  const { rows } = await sql<SealableEntry>`
    select e.id, ${CONTENT} as content from audit_entry e
    where ${sinceHours(withinHours)} and ${behind} and not exists (select from audit_seal s where s.entry_id = e.id)
    order by e.at, e.id limit ${sql.lit(limit)}`.execute(tx.db);
  return rows;
}

/** How many of the last hours' entries wait for their seal. */
export async function countUnsealed(tx: WideTransaction, withinHours: number): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from audit_entry e
    where ${sinceHours(withinHours)} and not exists (select from audit_seal s where s.entry_id = e.id)`.execute(
    tx.db,
  );
  return rows[0]?.waiting ?? 0;
}

function sinceHours(hours: number | null) {
  return hours === null ? sql`true` : sql`e.at >= now() - make_interval(hours => ${sql.lit(hours)})`;
}

/** Links behind a position, in their order, each with what its entry says today. */
export async function findLinks(tx: WideTransaction, after: number, limit: number): Promise<LinkedEntry[]> {
  const { rows } = await sql<Seal & { content: string | null }>`
    select s.position, s.entry_id as "entryId", encode(s.hash, 'hex') as hash,
      case when e.id is null then null else ${CONTENT} end as content
    from (select * from audit_seal where position > ${after} order by position limit ${sql.lit(limit)}) s
    left join audit_entry e on e.id = s.entry_id order by s.position`.execute(tx.db);
  return rows.map(({ content, ...seal }) => ({ ...seal, content: content ?? undefined }));
}

export interface CheckRow {
  readonly at: Date;
  readonly sealed: number;
  readonly break_count: number;
  readonly breaks: readonly ChainBreak[];
}

/** What the last look through the chain found. */
export async function findLastCheck(tx: WideTransaction): Promise<CheckRow | undefined> {
  const { rows } = await sql<CheckRow>`
    select at, sealed, break_count, breaks from audit_check order by id desc limit 1`.execute(tx.db);
  return rows[0];
}
