import { sql } from "kysely";
import type { SystemTransaction } from "../../../db/transaction.ts";

const COLUMNS = ["id", "sender", "recipients", "subject", "message_id", "received_at"] as const;

/** A page of caught mails, newest first, of one recipient when one is given. */
export async function findCaughtMails(
  tx: SystemTransaction,
  filter: { readonly page: number; readonly size: number; readonly recipient: string },
) {
  const base = tx.db
    .selectFrom("caught_mail")
    .$if(filter.recipient !== "", (query) =>
      query.where(sql<boolean>`${filter.recipient} = any(recipients)`),
    );
  const { total } = await base.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow();
  const mails = await base
    .select(COLUMNS)
    .orderBy("received_at", "desc")
    .orderBy("id", "desc")
    .limit(sql.lit(filter.size))
    .offset(sql.lit((filter.page - 1) * filter.size))
    .execute();
  return { mails, total };
}

/** One caught mail with its bytes. */
export async function getRawMail(tx: SystemTransaction, id: string) {
  return tx.db
    .selectFrom("caught_mail")
    .select([...COLUMNS, "raw"])
    .where("id", "=", id)
    .executeTakeFirst();
}
