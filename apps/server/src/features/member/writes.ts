import type { Role } from "@kilolane/domain";
import { sql } from "kysely";
import { newId } from "../../db/new-id.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";

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

/** Writes the fields when the stored version is still the one that the caller saw. @returns whether it was */
export async function updateMemberRow(
  tx: CompanyTransaction,
  member: { readonly id: string; readonly version: number },
  fields: MemberFields,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("user_account")
    .set({ ...columnsOf(fields), version: member.version + 1 })
    .set(sql`updated_at`, sql`now()`)
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", member.id)
    .where("version", "=", member.version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Suspends a member or lets them in again. @returns false when it was so already */
export async function updateSuspended(
  tx: CompanyTransaction,
  id: string,
  isSuspended: boolean,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("user_account")
    .set({ is_suspended: isSuspended })
    .set((row) => ({ version: sql<number>`${row.ref("version")} + 1` }))
    .where("company_id", "=", tx.scope.companyId)
    .where("id", "=", id)
    .where("is_suspended", "=", !isSuspended)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

function columnsOf(fields: MemberFields) {
  return {
    first_name: fields.firstName,
    last_name: fields.lastName,
    phone: fields.mobile,
    country_code: fields.countryCode,
  };
}
