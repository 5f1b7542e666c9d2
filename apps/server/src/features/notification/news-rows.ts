import { sql } from "kysely";
import { CLOCK_NOW } from "../../db/clock.ts";
import { queryRows } from "../../db/query-rows.ts";
import type { SystemTransaction } from "../../db/transaction.ts";
import { NOTIFICATION_COLUMNS, NOTIFICATION_JOINS, type NotificationRow } from "./reads.ts";

/** Somebody for whom news waits. */
export interface WaitingPerson {
  readonly userId: string;
  readonly companyId: string;
  readonly role: string;
  readonly email: string;
  readonly name: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly hasMail: boolean;
  /** when the oldest news for the daily mail came; null: there is none */
  readonly digestSince: Date | null;
}

/** Everybody for whom news waits and who may still sign in. */
export function findWaiting(tx: SystemTransaction): Promise<WaitingPerson[]> {
  return queryRows<WaitingPerson>(
    tx,
    `select u.id as "userId", u.company_id as "companyId", u.role, u.email, u.locale,
       trim(u.first_name || ' ' || u.last_name) as name, s.time_zone as "timeZone",
       s.quiet_from as "quietFrom", s.quiet_to as "quietTo", w.has_mail as "hasMail", w.digest_since as "digestSince"
     from (
       select user_id, bool_or(mode = 'mail') as has_mail, min(created_at) filter (where mode = 'digest') as digest_since
       from notification_mail group by user_id
     ) w
     join user_account u on u.id = w.user_id
     join company c on c.id = u.company_id
     join notification_setting s on s.user_id = u.id
     where not u.is_suspended and u.licence_state = 'open' and c.is_active and c.approval = 'approved'
     order by u.id`,
  );
}

/**
 * Takes what waits for a person's mail; another node that comes at the same time gets nothing.
 * @returns what of it is still unread, the oldest first
 */
export async function takeNewsIn(
  tx: SystemTransaction,
  person: WaitingPerson,
  mode: "mail" | "digest",
): Promise<NotificationRow[]> {
  const taken = await queryRows<{ notification_id: string }>(
    tx,
    "delete from notification_mail where user_id = $1 and mode = $2 returning notification_id",
    [person.userId, mode],
  );
  if (taken.length === 0) return [];
  const { rows } = await sql<NotificationRow>`
    select ${sql.raw(NOTIFICATION_COLUMNS)} from notification n ${sql.raw(NOTIFICATION_JOINS)}
    where n.company_id = ${person.companyId} and n.user_id = ${person.userId} and not n.is_read
      and n.id = any (${taken.map((row) => row.notification_id)}::uuid[])
    order by n.created_at, n.id`.execute(tx.db);
  return rows;
}

/** Takes off what waits for people who may no longer sign in, and for news that is gone. */
export async function removeStrandedIn(tx: SystemTransaction): Promise<void> {
  await tx.query(`delete from notification_mail where created_at < ${CLOCK_NOW} - interval '14 days'`);
}
