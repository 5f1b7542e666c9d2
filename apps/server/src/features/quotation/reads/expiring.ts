import { CLOCK_NOW } from "../../../db/clock.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";

export interface ExpiringRow {
  readonly companyId: string;
  readonly id: string;
  readonly ownerUserId: string;
}

/**
 * Conditions on `quotation q` of the company `$1`: sent, and over within the days that it is reminded before, three
 * unless it says otherwise.
 */
export const EXPIRING_SOON: readonly string[] = [
  "q.status = 'sent'",
  `q.expires_at > ${CLOCK_NOW}`,
  `q.expires_at <= ${CLOCK_NOW} + make_interval(days => coalesce(
     (select nullif(s.remind_days, 0) from company_setting s where s.company_id = $1), 3))`,
];

/** At most this many at a time; the next minute takes the rest. */
const WINDOW = 500;

/** Drafts and sent quotations whose time is over, of all companies; the partial index holds just these. */
export function findExpiring(tx: SystemTransaction): Promise<ExpiringRow[]> {
  return queryRows<ExpiringRow>(
    tx,
    `select company_id as "companyId", id, owner_user_id as "ownerUserId" from quotation
     where status in ('draft', 'sent') and expires_at <= ${CLOCK_NOW} order by expires_at limit ${WINDOW}`,
  );
}

export interface ReminderRow extends ExpiringRow {
  /** the company has the client reminded by mail, too */
  readonly remindsClient: boolean;
}

/** A company may want to be reminded this many days before at most (migration 0008). */
const MOST_DAYS = 30;
/** A rate has so many days of grace at most (contract). */
const MOST_GRACE_DAYS = 60;

/**
 * Sent quotations whose printed last day ends within the days that their company wants to be reminded before (3 by
 * default, 0 = never) and of whose current version nobody was reminded. In the days of grace nobody is: they are no
 * validity (pricing rules §4). What was sent within the last day needs no reminder yet.
 */
export function findToRemind(tx: SystemTransaction, now: Date): Promise<ReminderRow[]> {
  return queryRows<ReminderRow>(
    tx,
    `select q.company_id as "companyId", q.id, q.owner_user_id as "ownerUserId",
       coalesce(s.remind_client, false) as "remindsClient"
     from quotation q
     left join company_setting s on s.company_id = q.company_id
     left join airport a on a.iata = q.from_airport
     cross join lateral (
       select (q.valid_until + 1)::timestamp at time zone coalesce(a.time_zone, 'UTC') as ends_at) validity
     where q.status = 'sent' and q.reminded_version < q.version and q.sent_at <= $1::timestamptz - interval '1 day'
       and q.expires_at > $1 and q.expires_at <= $1::timestamptz + interval '${MOST_DAYS + MOST_GRACE_DAYS} days'
       and validity.ends_at > $1
       and validity.ends_at <= $1::timestamptz + make_interval(days => coalesce(s.remind_days, 3))
     order by q.expires_at limit ${WINDOW}`,
    [now.toISOString()],
  );
}
