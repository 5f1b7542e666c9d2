import type { CalendarDate } from "@kilolane/domain";
import { newId } from "../../../db/new-id.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { SystemTransaction } from "../../../db/transaction.ts";
import { EXPIRING_DAYS } from "../reads/rate.ts";
import type { ExpiryNotice } from "../reads/expiry.ts";

/** Rates that are taken at a time; the next run takes the rest. */
const WINDOW = 2_000;

/**
 * Marks live rates that end within the next days as notified, each state of a rate once; two nodes never take the same.
 * Demonstration figures end all the time and concern nobody.
 * @param today `YYYY-MM-DD`
 * @returns their sheets
 */
export async function markExpiring(tx: SystemTransaction, today: CalendarDate): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    tx,
    `update rate_sheet set expiry_told_at = now()
     where id in (
       select s.id from rate_extent x join rate_sheet s on s.id = x.sheet_id join rate_set t on t.id = s.set_id
       where x.valid_to between $1::date and $1::date + ${EXPIRING_DAYS} and s.expiry_told_at is null
         and t.state = 'live' and s.ended_by_set is null and s.is_active and not s.is_demonstration
       order by s.id limit ${WINDOW} for update of s skip locked)
     returning id`,
    [today],
  );
  return rows.map((row) => row.id);
}

/** Stores a notification for each person and wakes their screens. */
export async function insertExpiryNotices(
  tx: SystemTransaction,
  notices: readonly ExpiryNotice[],
): Promise<void> {
  const rows = notices.map((notice) => ({
    id: newId(),
    company_id: notice.company_id,
    user_id: notice.user_id,
    sub_menu: notice.rate_type,
    detail: {
      airline: notice.airline,
      date: notice.day,
      count: notice.count,
      fromStation: notice.first_lane.slice(0, 3),
      toStation: notice.first_lane.slice(3),
      lane: `${notice.first_lane.slice(0, 3)}–${notice.first_lane.slice(3)}`,
      ...(notice.rate_id === null ? {} : { rateId: notice.rate_id }),
    },
  }));
  await tx.query(
    `with told as (
       insert into notification (id, company_id, user_id, kind, main_menu, sub_menu, detail)
       select n.id, n.company_id, n.user_id, 'rate-expiring', 'rate', n.sub_menu, n.detail
       from jsonb_to_recordset($1::jsonb) as n (id uuid, company_id uuid, user_id uuid, sub_menu text, detail jsonb)
       returning company_id, user_id
     )
     insert into outbox_event (company_id, user_id, topic, payload)
     select distinct company_id, user_id, 'notification', '{}'::jsonb from told`,
    [JSON.stringify(rows)],
  );
}
