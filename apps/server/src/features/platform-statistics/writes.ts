import type { CalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import type { SystemTransaction } from "../../db/transaction.ts";
import { COUNTED, GROUPED, GROUPS } from "./quotation-reads.ts";

/**
 * Takes the months that have changed off the list. What commits from now on is on it again, so the sums have to be
 * made by later statements.
 */
export async function removeChanges(tx: SystemTransaction): Promise<CalendarDate[]> {
  const { rows } = await sql<{ month: CalendarDate }>`
    with taken as (delete from quotation_month_change returning month)
    select distinct month from taken order by month`.execute(tx.db);
  return rows.map(({ month }) => month);
}

/** Sums a month from its rows, in place of what was summed before. */
export async function replaceSums(tx: SystemTransaction, month: CalendarDate): Promise<void> {
  await sql`insert into quotation_month (month) values (${month}::date)
    on conflict (month) do update set summed_at = now()`.execute(tx.db);
  await sql`delete from quotation_month_sum where month = ${month}::date`.execute(tx.db);
  await sql`insert into quotation_month_sum
      (month, dimension, key, quotations, accepted, rejected, accepted_usd)
    select ${month}::date, g.* from (
      select ${GROUPED} from (
        select ${COUNTED} from quotation r where (r.created_at at time zone 'UTC') >= ${month}::timestamp
          and (r.created_at at time zone 'UTC') < ${month}::timestamp + interval '1 month'
      ) as q ${GROUPS}
    ) as g`.execute(tx.db);
}
