import type { SeatedKind } from "@kilolane/domain";
import { sql } from "kysely";
import type { SystemTransaction } from "../../db/transaction.ts";
import { PIN_MINUTES, PIN_TRIES } from "./pin.ts";
import type { SignupRow, StoredForm } from "./reads.ts";

const pinEnd = () => sql<Date>`now() + interval '${sql.raw(String(PIN_MINUTES))} minutes'`;

export interface NewSignup {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly kind: SeatedKind;
  /** lower case */
  readonly email: string;
  readonly form: StoredForm;
  readonly passwordHash: string;
  readonly locale: string;
  readonly pinHash: Buffer;
}

/** Begins a sign-up; an earlier one of the same email whose code has expired makes room. */
export async function insertSignup(tx: SystemTransaction, signup: NewSignup): Promise<void> {
  await tx.db
    .deleteFrom("signup")
    .where("email", "=", signup.email)
    .where("confirmed_at", "is", null)
    .where("pin_expires_at", "<=", sql<Date>`now()`)
    .execute();
  await tx.db
    .insertInto("signup")
    .values({
      id: signup.id,
      token_hash: signup.tokenHash,
      kind: signup.kind,
      email: signup.email,
      form: JSON.stringify(signup.form),
      password_hash: signup.passwordHash,
      locale: signup.locale,
      pin_hash: signup.pinHash,
      pin_expires_at: pinEnd(),
    })
    .execute();
}

/** Gives the sign-up another token: the one who typed the same password again may go on with it. */
export async function updateSignupToken(tx: SystemTransaction, id: string, tokenHash: Buffer): Promise<void> {
  await tx.db.updateTable("signup").set({ token_hash: tokenHash }).where("id", "=", id).execute();
}

/** Puts a new code in the place of the old one. */
export async function updatePin(tx: SystemTransaction, id: string, pinHash: Buffer): Promise<void> {
  await tx.db
    .updateTable("signup")
    .set({ pin_hash: pinHash, pin_tries: 0, pin_expires_at: pinEnd() })
    .where("id", "=", id)
    .execute();
}

/**
 * Takes one of the five tries, whether or not it will be right: a hundred guesses at once get five evaluated.
 * @returns the sign-up with whether its code has run out; undefined when no try is left or there is no such sign-up
 */
export async function takePinTry(tx: SystemTransaction, tokenHash: Buffer) {
  return tx.db
    .updateTable("signup")
    .set((row) => ({ pin_tries: sql<number>`${row.ref("pin_tries")} + 1` }))
    .where("token_hash", "=", tokenHash)
    .where("confirmed_at", "is", null)
    .where("pin_tries", "<", PIN_TRIES)
    .returning(["id", "pin_hash", sql<boolean>`pin_expires_at <= now()`.as("is_expired")])
    .executeTakeFirst();
}

/** Closes a sign-up; form and password go, only the fact stays. @returns false when it was closed meanwhile */
export async function closeSignup(
  tx: SystemTransaction,
  signup: Pick<SignupRow, "id" | "pin_hash">,
  companyId: string,
): Promise<boolean> {
  const result = await tx.db
    .updateTable("signup")
    .set({ confirmed_at: sql<Date>`now()`, form: "{}", password_hash: "", founded_id: companyId })
    .where("id", "=", signup.id)
    .where("pin_hash", "=", signup.pin_hash)
    .where("confirmed_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** What the new company says about itself. */
export async function updateAbout(
  tx: SystemTransaction,
  companyId: string,
  said: { readonly about: string; readonly website: string },
): Promise<void> {
  await tx.db
    .updateTable("company")
    .set({ about: said.about, website: said.website })
    .where("id", "=", companyId)
    .execute();
}

/** Removes sign-ups that nobody finished within a day, and finished ones after a month. */
export async function deleteOldSignups(tx: SystemTransaction): Promise<void> {
  await sql`
    delete from signup
    where coalesce(confirmed_at + interval '30 days', created_at + interval '1 day') < now()`.execute(tx.db);
}
