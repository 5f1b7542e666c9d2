import type { KeyFilter } from "@kilolane/contract";
import { type KeyType, STANDARD_SEATS } from "@kilolane/domain";
import { sql } from "kysely";
import type { CompanyTransaction, SystemTransaction } from "../../db/transaction.ts";

/** A key as lists show it; never its text. */
export interface StoredKey {
  readonly id: string;
  readonly company_id: string;
  readonly key_type: string;
  readonly key_tail: string;
  readonly email: string | null;
  readonly used_by: string | null;
  readonly is_suspended: boolean;
  readonly is_expired: boolean;
  readonly expires_at: Date;
  readonly created_at: Date;
  readonly holder_name: string | null;
}

const COLUMNS = sql`k.id, k.company_id, k.key_type, k.key_tail, k.email, k.used_by, k.is_suspended,
  k.expires_at <= now() as is_expired, k.expires_at, k.created_at,
  case when u.id is null then null else trim(u.first_name || ' ' || u.last_name) end as holder_name`;
const FROM = sql`licence_key k left join user_account u on u.company_id = k.company_id and u.id = k.used_by`;

/** What each word of the filter means; fixed texts, never the caller's. */
const FILTERS: Readonly<Record<KeyFilter, string>> = {
  All: "true",
  Assigned: "k.email is not null",
  Unassigned: "k.email is null",
  Used: "k.used_by is not null",
  Unused: "k.used_by is null",
  Active: "not k.is_suspended and k.expires_at > now()",
  Suspended: "k.is_suspended",
  Expired: "k.expires_at <= now()",
};

export interface KeySearch {
  readonly filter: KeyFilter;
  readonly keyType?: KeyType | undefined;
  readonly page: number;
  readonly size: number;
}

/** One page of the company's keys, the newest first, and how many there are. */
export async function findKeys(
  tx: CompanyTransaction,
  search: KeySearch,
): Promise<{ rows: StoredKey[]; total: number }> {
  const { companyId } = tx.scope;
  const { page, size } = search;
  const where = sql`k.company_id = ${companyId} and ${sql.raw(FILTERS[search.filter])}
    and (${search.keyType ?? null}::text is null or k.key_type = ${search.keyType ?? null})`;
  const { rows } = await sql<StoredKey>`
    select ${COLUMNS} from ${FROM} where ${where} order by k.created_at desc, k.id desc
    limit ${sql.lit(size)} offset ${sql.lit((page - 1) * size)}`.execute(tx.db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from licence_key k where ${where}`.execute(tx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** One key of the company. */
export async function findKey(tx: CompanyTransaction, id: string): Promise<StoredKey | undefined> {
  const { rows } = await sql<StoredKey>`
    select ${COLUMNS} from ${FROM} where k.company_id = ${tx.scope.companyId} and k.id = ${id}`.execute(
    tx.db,
  );
  return rows[0];
}

/** The key of that type that a person of the company holds. */
export async function findKeyOfUser(
  tx: CompanyTransaction,
  userId: string,
  keyType: KeyType,
): Promise<StoredKey | undefined> {
  const { rows } = await sql<StoredKey>`
    select ${COLUMNS} from ${FROM}
    where k.company_id = ${tx.scope.companyId} and k.used_by = ${userId} and k.key_type = ${keyType}`.execute(
    tx.db,
  );
  return rows[0];
}

/** Locks a key for a change. @returns its sealed text */
export async function lockKey(tx: CompanyTransaction, id: string): Promise<Buffer | undefined> {
  const row = await tx.db
    .selectFrom("licence_key")
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", id)
    .select("key_sealed")
    .forUpdate()
    .executeTakeFirst();
  return row?.key_sealed;
}

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

/** How many keys the company has in each state. */
export async function countKeyStates(tx: CompanyTransaction): Promise<KeyCounts> {
  const parts = Object.entries(FILTERS).map(
    ([name, condition]) => `count(*) filter (where ${condition}) as "${name.toLowerCase()}"`,
  );
  const { rows } = await sql<KeyCounts>`
    select ${sql.raw(parts.join(", "))} from licence_key k
    where k.company_id = ${tx.scope.companyId}`.execute(tx.db);
  const [counts] = rows;
  if (counts === undefined) throw new Error("a count without a row");
  return counts;
}

/** Per type: keys in force, those in use, and how many the company may have. */
export async function findSeats(tx: CompanyTransaction) {
  const { rows } = await sql<{ key_type: KeyType; keys: number; used: number; seats: number | null }>`
    select t.key_type, count(k.id) as keys, count(k.used_by) as used, a.seats
    from unnest(${Object.keys(STANDARD_SEATS)}::text[]) as t (key_type)
    left join licence_key k
      on k.company_id = ${tx.scope.companyId} and k.key_type = t.key_type and k.expires_at > now()
    left join licence_allotment a on a.company_id = ${tx.scope.companyId} and a.key_type = t.key_type
    group by t.key_type, a.seats`.execute(tx.db);
  return rows.map((row) => ({
    keyType: row.key_type,
    keys: row.keys,
    used: row.used,
    seats: row.seats ?? STANDARD_SEATS[row.key_type],
  }));
}

/** The scope's company, as keys need to know it. */
export async function getKeyCompany(tx: CompanyTransaction) {
  return tx.db
    .selectFrom("company")
    .where("id", "=", tx.scope.companyId)
    .select(["name", "kind"])
    .executeTakeFirstOrThrow();
}

/** A key by its keyed hash, whoever's it is, with all that decides whether it opens a seat. */
export async function findKeyByIndex(tx: SystemTransaction, keyIndex: Buffer) {
  return tx.db
    .selectFrom("licence_key as k")
    .innerJoin("company as c", "c.id", "k.company_id")
    .where("k.key_index", "=", keyIndex)
    .where("k.used_by", "is", null)
    .where("k.email", "is not", null)
    .where("k.is_suspended", "=", false)
    .where("k.expires_at", ">", sql<Date>`now()`)
    .where("c.approval", "=", "approved")
    .where("c.is_active", "=", true)
    .select(["k.id", "k.company_id", "k.key_type", "k.email", "k.expires_at", "c.kind", "c.name"])
    .executeTakeFirst();
}

export type OpenKey = NonNullable<Awaited<ReturnType<typeof findKeyByIndex>>>;

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
    .where(sql<boolean>`u.licence_state <> 'open' or coalesce(u.licence_ends_at <= now(), false)`)
    .orderBy("u.first_name")
    .orderBy("u.last_name")
    .select(["u.id", "u.first_name", "u.last_name", "u.email", "u.locale"])
    .execute();
}

/** Locks the key of that type that nobody has and that lasts longest; those that others look at are passed over. */
export async function findFreeKey(tx: CompanyTransaction, keyType: KeyType) {
  return tx.db
    .selectFrom("licence_key")
    .where("company_id", "=", tx.scope.companyId)
    .where("key_type", "=", keyType)
    .where("email", "is", null)
    .where("used_by", "is", null)
    .where("is_suspended", "=", false)
    .where("expires_at", ">", sql<Date>`now()`)
    .orderBy("expires_at", "desc")
    .orderBy("id")
    .limit(1)
    .select(["id", "expires_at"])
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}
