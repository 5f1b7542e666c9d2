import type { SystemTransaction, UserTransaction } from "../../db/transaction.ts";
import { IDLE_MINUTES } from "../../http/session-lookup.ts";

/** An account as sign-in needs it, with the state of its company. */
export interface Account {
  readonly id: string;
  readonly company_id: string;
  readonly role: string;
  readonly email: string;
  readonly password_hash: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly avatar_file: string | null;
  readonly is_suspended: boolean;
  readonly approval: string;
  readonly is_active: boolean;
}

/** The account of an email (lower case); undefined when there is none. */
export async function findAccount(tx: SystemTransaction, email: string): Promise<Account | undefined> {
  return tx.db
    .selectFrom("user_account as u")
    .innerJoin("company as c", "c.id", "u.company_id")
    .where("u.email", "=", email)
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
      "c.approval",
      "c.is_active",
    ])
    .executeTakeFirst();
}

/** The session of a user that has not ended, with whether it has run out meanwhile. */
export async function findOpenSession(
  tx: SystemTransaction,
  userId: string,
): Promise<{ id: string; is_over: boolean } | undefined> {
  const { rows } = await tx.query<{ id: string; is_over: boolean }>(
    `select id, expires_at <= now() or last_seen_at < now() - interval '${IDLE_MINUTES} minutes' as is_over
     from session where user_id = $1 and ended_at is null`,
    [userId],
  );
  return rows[0];
}

/** The signed-in person with their company, for the screens. */
export async function getPerson(tx: UserTransaction) {
  return tx.db
    .selectFrom("user_account as u")
    .innerJoin("company as c", "c.id", "u.company_id")
    .where("u.id", "=", tx.scope.userId)
    .where("u.company_id", "=", tx.scope.companyId)
    .select(["u.first_name", "u.last_name", "u.email", "u.avatar_file", "u.locale", "c.name", "c.logo_file"])
    .executeTakeFirst();
}
