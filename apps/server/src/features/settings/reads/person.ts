import { sql } from "kysely";
import type { UserTransaction } from "../../../db/transaction.ts";

/** The email that was asked for last and is not proven yet. */
const PENDING_EMAIL = sql<string | null>`(select l.new_email from password_link l where l.user_id = u.id
  and l.purpose = 'email' and l.used_at is null and l.expires_at > now() order by l.created_at desc limit 1)`;

/** The caller's own account with the name of their company. */
export async function getOwnAccount(tx: UserTransaction) {
  return tx.db
    .selectFrom("user_account as u")
    .innerJoin("company as c", "c.id", "u.company_id")
    .where("u.company_id", "=", tx.scope.companyId)
    .where("u.id", "=", tx.scope.userId)
    .select([
      "u.id",
      "u.first_name",
      "u.last_name",
      "u.email",
      "u.phone",
      "u.country_code",
      "u.reply_to_email",
      "u.reply_to_proven_at",
      "u.role",
      "u.company_id",
      "u.avatar_file",
      "u.locale",
      "u.theme_mode",
      "u.theme_style",
      "u.password_hash",
      "c.name as company_name",
      "c.logo_file",
      PENDING_EMAIL.as("pending_email"),
    ])
    .executeTakeFirstOrThrow();
}

export type OwnAccount = Awaited<ReturnType<typeof getOwnAccount>>;
