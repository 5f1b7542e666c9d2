import type { companyForm } from "@kilolane/contract";
import type { Role, SeatedKind } from "@kilolane/domain";
import type { z } from "zod";
import { newId } from "../../db/new-id.ts";
import type { PlatformTransaction, SystemTransaction } from "../../db/transaction.ts";

export interface NewCompany {
  readonly id: string;
  readonly kind: SeatedKind;
  readonly form: z.output<typeof companyForm>;
  readonly approval: "unapproved" | "approved";
}

/** Founds a company. */
export async function insertCompany(
  tx: SystemTransaction | PlatformTransaction,
  { id, kind, form, approval }: NewCompany,
): Promise<void> {
  await tx.db
    .insertInto("company")
    .values({
      id,
      kind,
      name: form.companyName,
      email: form.companyEmail.toLowerCase(),
      phone: form.phone,
      phone_country_code: form.countryCode,
      country_code: form.country,
      state: form.state,
      city: form.city,
      street: form.street,
      zip: form.zip,
      approval,
    })
    .execute();
}

export interface NewAccount {
  readonly companyId: string;
  readonly role: Role;
  /** lower case */
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: string;
}

/** Makes an account. @returns its id. Breaks the constraint user_account_email_key when the email has one. */
export async function insertAccount(tx: SystemTransaction, account: NewAccount): Promise<string> {
  const id = newId();
  await tx.db
    .insertInto("user_account")
    .values({
      id,
      company_id: account.companyId,
      role: account.role,
      email: account.email,
      password_hash: account.passwordHash,
      first_name: account.firstName,
      last_name: account.lastName,
      locale: account.locale,
    })
    .execute();
  return id;
}
