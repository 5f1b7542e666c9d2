import type { KeyType } from "@kilolane/domain";
import { sql } from "kysely";
import type { CompanyTransaction, PlatformTransaction, SystemTransaction } from "../../../db/transaction.ts";
import { COLUMNS, FROM, type StoredKey } from "../../seat/reads/key.ts";

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

/** Whose key it is. */
export async function findCompanyOfKey(tx: PlatformTransaction, id: string): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom("licence_key")
    .where("id", "=", id)
    .select("company_id")
    .executeTakeFirst();
  return row?.company_id;
}

/** A key by its keyed hash, of any company, with all that decides whether it opens a seat. */
export async function findKeyByIndex(tx: SystemTransaction, keyIndex: Buffer) {
  return tx.db
    .selectFrom("licence_key as k")
    .innerJoin("company as c", "c.id", "k.company_id")
    .where("k.key_index", "=", keyIndex)
    .where("k.used_by", "is", null)
    .where("k.email", "is not", null)
    .where("k.is_suspended", "=", false)
    .where("k.expires_at", ">", tx.now())
    .where("c.approval", "=", "approved")
    .where("c.is_active", "=", true)
    .select(["k.id", "k.company_id", "k.key_type", "k.email", "k.expires_at", "c.kind", "c.name"])
    .executeTakeFirst();
}

export type OpenKey = NonNullable<Awaited<ReturnType<typeof findKeyByIndex>>>;
