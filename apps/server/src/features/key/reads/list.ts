import type { KEY_SORTS, KeyFilter } from "@kilolane/contract";
import type { KeyType, SeatedKind } from "@kilolane/domain";
import { type RawBuilder, sql } from "kysely";
import { CLOCK_NOW } from "../../../db/clock.ts";
import { likePatternsOf } from "../../../db/like-patterns.ts";
import type { CompanyTransaction, PlatformTransaction } from "../../../db/transaction.ts";
import { COLUMNS, FROM, type StoredKey } from "../../seat/reads/key.ts";

/** What each word of the filter means; fixed texts, never the caller's. */
const FILTERS: Readonly<Record<KeyFilter, string>> = {
  All: "true",
  Assigned: "k.email is not null",
  Unassigned: "k.email is null",
  Used: "k.used_by is not null",
  Unused: "k.used_by is null",
  Active: `not k.is_suspended and k.expires_at > ${CLOCK_NOW}`,
  Suspended: "k.is_suspended",
  Expired: `k.expires_at <= ${CLOCK_NOW}`,
};

/** The columns that a list may be sorted by; what has no email is last. */
const SORTS: Readonly<Record<(typeof KEY_SORTS)[number], string>> = {
  createdAt: "k.created_at",
  expiryDate: "k.expires_at",
  email: "k.email",
  keyType: "k.key_type",
};

export interface KeySearch {
  readonly filter: KeyFilter;
  readonly keyType?: KeyType | undefined;
  readonly search: string;
  readonly sort: keyof typeof SORTS;
  readonly direction: "asc" | "desc";
  readonly page: number;
  readonly size: number;
}

/** A key in the operator's list: whose it is. */
export type PlatformKey = StoredKey & { readonly company_name: string };

export interface KeyCounts {
  readonly all: number;
  readonly assigned: number;
  readonly unassigned: number;
  readonly used: number;
  readonly unused: number;
  readonly active: number;
  readonly suspended: number;
  readonly expired: number;
}

export interface KeyPage<Row> {
  readonly rows: Row[];
  readonly counts: KeyCounts;
}

/** One page of the company's keys, and how many match behind each word of the filter. */
export function findKeyRows(tx: CompanyTransaction, search: KeySearch): Promise<KeyPage<StoredKey>> {
  const own = sql`k.company_id = ${tx.scope.companyId}`;
  const words = wordClause(search.search, "");
  return findPage<StoredKey>(tx, { search, columns: COLUMNS, from: FROM, where: sql`${own} and ${words}` });
}

/** One page of the keys of all companies of a kind, or of one of them. */
export function findPlatformKeyRows(
  tx: PlatformTransaction,
  search: KeySearch & { readonly kind: SeatedKind; readonly companyId?: string | undefined },
): Promise<KeyPage<PlatformKey>> {
  const { kind, companyId = null } = search;
  const words = wordClause(search.search, " || ' ' || lower(c.name)");
  return findPage<PlatformKey>(tx, {
    search,
    columns: sql`${COLUMNS}, c.name as company_name`,
    from: sql`${FROM} join company c on c.id = k.company_id`,
    where: sql`c.kind = ${kind} and (${companyId}::uuid is null or c.id = ${companyId}::uuid) and ${words}`,
  });
}

/** Every word is in the email, the holder's name, the shown end of the key, or what else is named. */
function wordClause(typed: string, more: string): RawBuilder<unknown> {
  const text = `coalesce(k.email, '') || ' ' || lower(coalesce(u.first_name || ' ' || u.last_name, ''))
    || ' ' || lower(k.key_tail)${more}`;
  return sql`(${sql.raw(text)}) like all (${likePatternsOf(typed)}::text[])`;
}

interface PageQuery {
  readonly search: KeySearch;
  readonly columns: RawBuilder<unknown>;
  readonly from: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
}

async function findPage<Row>(
  tx: CompanyTransaction | PlatformTransaction,
  { search, columns, from, where }: PageQuery,
): Promise<KeyPage<Row>> {
  const { page, size, keyType = null } = search;
  const matches = sql`${where} and (${keyType}::text is null or k.key_type = ${keyType})`;
  const order = sql.raw(`${SORTS[search.sort]} ${search.direction} nulls last, k.id desc`);
  const { rows } = await sql<Row>`
    select ${columns} from ${from} where ${matches} and ${sql.raw(FILTERS[search.filter])}
    order by ${order} limit ${sql.lit(size)} offset ${sql.lit((page - 1) * size)}`.execute(tx.db);
  return { rows, counts: await countBy(tx, sql`${from} where ${matches}`) };
}

/** How many keys the company has in each state. */
export function countKeyStates(tx: CompanyTransaction): Promise<KeyCounts> {
  return countBy(tx, sql`licence_key k where k.company_id = ${tx.scope.companyId}`);
}

async function countBy(
  tx: CompanyTransaction | PlatformTransaction,
  fromWhere: RawBuilder<unknown>,
): Promise<KeyCounts> {
  const parts = Object.entries(FILTERS).map(
    ([name, condition]) => `count(*) filter (where ${condition}) as "${name.toLowerCase()}"`,
  );
  const { rows } = await sql<KeyCounts>`select ${sql.raw(parts.join(", "))} from ${fromWhere}`.execute(tx.db);
  const [counts] = rows;
  if (counts === undefined) throw new Error("a count without a row");
  return counts;
}

export type PlatformSearch = Parameters<typeof findPlatformKeyRows>[1];
