import type { CalendarDate } from "@kilolane/domain";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

/** What a person stored on a day for an airline. */
export interface EntryRow {
  readonly day: CalendarDate;
  readonly airline_id: number;
  readonly iata: string | null;
  readonly name: string;
  readonly entries: number;
  readonly published: number;
  readonly errors: number;
}

/** The caller's own entries of some days (UTC), by day and airline; drafts that were thrown away count as entries. */
export function findEntries(
  tx: CompanyTransaction,
  days: { readonly from: string; readonly to: string },
): Promise<EntryRow[]> {
  return queryRows(
    tx,
    `select (s.created_at at time zone 'UTC')::date::text as day, a.id as airline_id, a.iata, a.name,
       count(*)::integer as entries, count(t.published_at)::integer as published,
       sum(s.finding_count)::integer as errors
     from rate_sheet s join rate_set t on t.id = s.set_id join airline a on a.id = s.airline_id
     where coalesce(s.created_by, t.published_by) = $1 and s.created_at >= $2::date::timestamp at time zone 'UTC'
       and s.created_at < ($3::date + 1)::timestamp at time zone 'UTC'
     group by 1, 2, 3, 4 order by 1, 4, 2`,
    [tx.scope.userId, days.from, days.to],
  );
}

/** The day on which what is entered now counts: the database's own, which stamps the records. */
export async function getEntryDay(tx: CompanyTransaction): Promise<CalendarDate> {
  const [row] = await queryRows<{ day: CalendarDate }>(
    tx,
    "select (now() at time zone 'UTC')::date::text as day",
    [],
  );
  if (row === undefined) throw new Error("a day without a row");
  return row.day;
}
