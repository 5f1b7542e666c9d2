import type { KeyType, Role } from "@kilolane/domain";
import { sql, type Updateable } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { LicenceKeyTable } from "../../db/tables/licence-key.ts";
import type { UserAccountTable } from "../../db/tables/user-account.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";

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

/** What an admin fills in about a member. */
export interface MemberFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly countryCode: string;
}

export interface NewMember extends MemberFields {
  readonly role: Role;
  /** lower case */
  readonly email: string;
  readonly passwordHash: string;
  readonly locale: string;
}

/**
 * Makes an account without a licence in the scope's company. @returns its id
 * Breaks the constraint user_account_email_key when somebody has that email.
 */
export async function insertMember(tx: CompanyTransaction, member: NewMember): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("user_account")
    .values({
      id,
      company_id: tx.scope.companyId,
      role: member.role,
      email: member.email,
      password_hash: member.passwordHash,
      locale: member.locale,
      licence_state: "none",
      ...columnsOf(member),
    })
    .execute();
  return id;
}

export function columnsOf(fields: MemberFields) {
  return {
    first_name: fields.firstName,
    last_name: fields.lastName,
    phone: fields.mobile,
    country_code: fields.countryCode,
  };
}
