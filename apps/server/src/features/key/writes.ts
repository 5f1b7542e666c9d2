import type { KeyType } from "@kilolane/domain";
import { sql, type Updateable } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { LicenceKeyTable } from "../../db/tables/licence-key.ts";
import type { UserAccountTable } from "../../db/tables/user-account.ts";
import type { CompanyTransaction, PlatformTransaction, SystemTransaction } from "../../db/transaction.ts";
import { notifyPeople } from "../notification/notify-people.ts";
import type { OpenKey } from "./reads/key.ts";

interface NewKey {
  readonly keyType: KeyType;
  readonly keyIndex: Buffer;
  readonly keySealed: Buffer;
  readonly keyTail: string;
  readonly expiresAt: Date;
}

/**
 * Keys of one company are made one after the other, so that their number is kept. A weaker lock than FOR UPDATE: it
 * leaves those alone who have just added somebody to the company, and who would else wait for each other.
 */
export async function lockCompanyKeys(tx: CompanyTransaction): Promise<void> {
  const { companyId } = tx.scope;
  await tx.db.selectFrom("company").where("id", "=", companyId).select("id").forNoKeyUpdate().execute();
}

/** @returns the new keys' ids */
export async function insertKeys(tx: CompanyTransaction, keys: readonly NewKey[]): Promise<string[]> {
  const { companyId, userId } = tx.scope;
  const rows = keys.map((key) => ({
    id: newId(),
    company_id: companyId,
    key_type: key.keyType,
    key_index: key.keyIndex,
    key_sealed: key.keySealed,
    key_tail: key.keyTail,
    expires_at: key.expiresAt,
    created_by: userId,
  }));
  await tx.db.insertInto("licence_key").values(rows).execute();
  return rows.map((row) => row.id);
}

type KeyChange = Pick<
  Updateable<LicenceKeyTable>,
  "email" | "assigned_at" | "is_suspended" | "used_by" | "used_at"
>;

export async function updateKey(tx: CompanyTransaction, id: string, change: KeyChange): Promise<void> {
  await tx.db
    .updateTable("licence_key")
    .set(change)
    .set((row) => ({ version: sql<number>`${row.ref("version")} + 1` }))
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", id)
    .execute();
}

/** Whether a person of the company holds a licence, and until when. */
export async function updateLicence(
  tx: CompanyTransaction,
  userId: string,
  licence: Pick<Updateable<UserAccountTable>, "licence_state" | "licence_ends_at">,
): Promise<void> {
  await tx.db
    .updateTable("user_account")
    .set(licence)
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", userId)
    .execute();
}

/**
 * Uses a key, once: of a hundred attempts at the same moment one finds it unused.
 * @returns whether it was this one
 */
export async function useKey(tx: SystemTransaction, key: OpenKey, userId: string): Promise<boolean> {
  const now = sql<Date>`now()`;
  const used = await tx.db
    .updateTable("licence_key")
    .set({ used_by: userId, used_at: now })
    .where("id", "=", key.id)
    .where("company_id", "=", key.company_id)
    .where("used_by", "is", null)
    .where("email", "=", key.email)
    .where("is_suspended", "=", false)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) return false;
  await tx.db
    .updateTable("user_account")
    .set({ licence_ends_at: key.expires_at })
    .where("id", "=", userId)
    .execute();
  return true;
}

/** Tells everybody who gives out keys of the company that somebody has entered theirs. */
export async function insertKeyUsed(
  tx: SystemTransaction,
  { companyId, userId }: { readonly companyId: string; readonly userId: string },
  detail: { readonly person: string; readonly email: string },
): Promise<void> {
  const givers = await tx.db
    .selectFrom("user_account")
    .where("company_id", "=", companyId)
    .where("role", "in", ["ROLE_FFADMIN", "ROLE_AIRLINE_ADMIN"])
    .where("is_suspended", "=", false)
    .where("id", "<>", userId)
    .select("id")
    .execute();
  await notifyPeople(
    tx,
    givers.map((giver) => ({
      companyId,
      userId: giver.id,
      fromUserId: userId,
      kind: "key-used" as const,
      mainMenu: "key-management",
      subMenu: "assigned",
      detail,
    })),
  );
}

/** How many keys of a type a company may have; the operator alone decides. */
export async function upsertSeats(
  tx: PlatformTransaction,
  companyId: string,
  allotment: { readonly keyType: KeyType; readonly seats: number },
): Promise<void> {
  const { keyType: key_type, seats } = allotment;
  await tx.db
    .insertInto("licence_allotment")
    .values({ company_id: companyId, key_type, seats })
    .onConflict((conflict) => conflict.columns(["company_id", "key_type"]).doUpdateSet({ seats }))
    .execute();
}
