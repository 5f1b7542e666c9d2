import { sql } from "kysely";
import { CLOCK_NOW } from "../../../db/clock.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";

/** An account as sign-in needs it, with the state of its company. */
export interface Account {
  readonly id: string;
  readonly company_id: string;
  readonly company_name: string;
  readonly role: string;
  readonly email: string;
  readonly password_hash: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar_file: string | null;
  readonly is_suspended: boolean;
  readonly approval: string;
  readonly is_active: boolean;
  readonly locale: string;
  readonly theme_mode: string | null;
  readonly theme_style: string | null;
  /** a newer version of the terms of use than the person accepted is in force */
  readonly owes_terms: boolean;
  /** the holder's key is suspended, expired or somebody else's now */
  readonly is_unlicensed: boolean;
}

/** True when the account's licence does not hold (founders need none, their state is 'open' without an end). */
const UNLICENSED = sql<boolean>`u.licence_state <> 'open' or coalesce(u.licence_ends_at <= ${sql.raw(CLOCK_NOW)}, false)`;

/** True when the terms in force are newer than those accepted; the operator's own terms bind the others. */
const OWES_TERMS = sql<boolean>`u.role <> 'ROLE_SUPERADMIN'
  and u.accepted_terms < coalesce((select max(version) from terms_version), 0)`;

/** The account of an email (lower case); undefined when there is none. */
export async function findAccount(tx: SystemTransaction, email: string): Promise<Account | undefined> {
  return accounts(tx).where("u.email", "=", email).executeTakeFirst();
}

/** The account of that id. */
export async function findAccountById(tx: SystemTransaction, id: string): Promise<Account | undefined> {
  return accounts(tx).where("u.id", "=", id).executeTakeFirst();
}

function accounts(tx: SystemTransaction) {
  return tx.db
    .selectFrom("user_account as u")
    .innerJoin("company as c", "c.id", "u.company_id")
    .select([UNLICENSED.as("is_unlicensed"), OWES_TERMS.as("owes_terms")])
    .select([
      "u.id",
      "u.company_id",
      "u.role",
      "u.email",
      "u.password_hash",
      "u.first_name",
      "u.last_name",
      "u.avatar_file",
      "u.is_suspended",
      "u.locale",
      "u.theme_mode",
      "u.theme_style",
      "c.name as company_name",
      "c.approval",
      "c.is_active",
    ]);
}

/** True when somebody has an account with that email (lower case). */
export async function isRegistered(tx: SystemTransaction, email: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom("user_account")
    .where("email", "=", email)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}
