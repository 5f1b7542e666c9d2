import type { KeyType } from "@kilolane/domain";
import { sql } from "kysely";
import { CLOCK_NOW } from "../../../db/clock.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

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
  readonly assigned_at: Date | null;
  readonly used_at: Date | null;
  readonly holder_name: string | null;
}

/** What a row of a list is read from. */
export const COLUMNS = sql`k.id, k.company_id, k.key_type, k.key_tail, k.email, k.used_by, k.is_suspended,
  k.expires_at <= ${sql.raw(CLOCK_NOW)} as is_expired, k.expires_at, k.created_at, k.assigned_at, k.used_at,
  case when u.id is null then null else trim(u.first_name || ' ' || u.last_name) end as holder_name`;

export const FROM = sql`licence_key k left join user_account u on u.company_id = k.company_id and u.id = k.used_by`;

/** One key of the company. */
export async function findKey(tx: CompanyTransaction, id: string): Promise<StoredKey | undefined> {
  const { rows } = await sql<StoredKey>`
    select ${COLUMNS} from ${FROM} where k.company_id = ${tx.scope.companyId} and k.id = ${id}`.execute(
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

/** Whether another key waits for the holder of that email (lower case). */
export async function hasWaitingKey(
  tx: CompanyTransaction,
  otherThan: string,
  email: string,
): Promise<boolean> {
  const row = await tx.db
    .selectFrom("licence_key")
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "<>", otherThan)
    .where("email", "=", email)
    .where("used_by", "is", null)
    .where("is_suspended", "=", false)
    .where("expires_at", ">", tx.now())
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The scope's company, as keys need to know it. */
export async function getKeyCompany(tx: CompanyTransaction) {
  return tx.db
    .selectFrom("company")
    .where("id", "=", tx.scope.companyId)
    .select(["name", "kind"])
    .executeTakeFirstOrThrow();
}

/** Keys of that type that nobody has: in force, not suspended, without an email. */
function freeKeys(tx: CompanyTransaction, keyType: KeyType) {
  return tx.db
    .selectFrom("licence_key")
    .where("company_id", "=", tx.scope.companyId)
    .where("key_type", "=", keyType)
    .where("email", "is", null)
    .where("used_by", "is", null)
    .where("is_suspended", "=", false)
    .where("expires_at", ">", tx.now())
    .orderBy("expires_at", "desc")
    .orderBy("id");
}

/** Locks the key of that type that nobody has and that lasts longest; those that others look at are passed over. */
export async function findFreeKey(tx: CompanyTransaction, keyType: KeyType) {
  const keys = freeKeys(tx, keyType).limit(1).select(["id", "expires_at"]);
  return keys.forUpdate().skipLocked().executeTakeFirst();
}

/** Locks so many keys of that type that nobody has, those that last longest first. @returns their ids */
export async function findFreeKeys(tx: CompanyTransaction, keyType: KeyType, count: number) {
  const keys = freeKeys(tx, keyType).limit(count).select("id");
  const rows = await keys.forUpdate().execute();
  return rows.map((row) => row.id);
}

/** The end of what the company has bought, while it runs: keys made meanwhile end with it. */
export async function findPaidUntil(tx: CompanyTransaction): Promise<Date | undefined> {
  const row = await tx.db
    .selectFrom("subscription")
    .where("company_id", "=", tx.scope.companyId)
    .where("ends_at", ">", tx.now())
    .select("ends_at")
    .executeTakeFirst();
  return row?.ends_at;
}
