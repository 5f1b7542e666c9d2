import { companyForm } from "@kilolane/contract";
import { z } from "zod";
import { sql } from "kysely";
import type { SystemTransaction } from "../../db/transaction.ts";

/** What is stored of a sign-up until its email is proven. */
export const storedForm = companyForm.extend({ firstName: z.string(), lastName: z.string() });
export type StoredForm = z.output<typeof storedForm>;

/** The sign-up of that email that waits for its code. */
export async function findOpenSignup(tx: SystemTransaction, email: string) {
  return tx.db
    .selectFrom("signup")
    .selectAll()
    .select(sql<boolean>`pin_expires_at <= now()`.as("is_expired"))
    .where("email", "=", email)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
}

/** The sign-up that a token names, while it waits for its code. */
export async function findSignupByToken(tx: SystemTransaction, tokenHash: Buffer) {
  return tx.db
    .selectFrom("signup")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
}

export type SignupRow = NonNullable<Awaited<ReturnType<typeof findSignupByToken>>>;

/** The company that was founded by a sign-up within the last day and still waits for approval. */
export async function findFounded(
  tx: SystemTransaction,
  tokenHash: Buffer,
): Promise<{ readonly id: string } | undefined> {
  return tx.db
    .selectFrom("signup as s")
    .innerJoin("company as c", "c.id", "s.founded_id")
    .where("s.token_hash", "=", tokenHash)
    .where("s.confirmed_at", ">", sql<Date>`now() - interval '1 day'`)
    .where("c.approval", "=", "unapproved")
    .select("c.id")
    .executeTakeFirst();
}

/** The operator's people, who approve companies. */
export async function findOperators(tx: SystemTransaction) {
  return tx.db
    .selectFrom("user_account")
    .where("role", "=", "ROLE_SUPERADMIN")
    .where("is_suspended", "=", false)
    .select(["id", "company_id", "email", "first_name", "locale"])
    .execute();
}
