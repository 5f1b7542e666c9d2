import { addDays, type CalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import type { PlatformTransaction, SystemTransaction } from "../../db/transaction.ts";
import type { Period } from "../statistics/reads.ts";

export interface SumsRow {
  readonly quotations: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly usd: string;
}

/** The sums of a group of quotations; `key` says which. */
export interface GroupRow extends SumsRow {
  /** `all`: of the whole period */
  readonly dimension: "all" | "day" | "company" | "lane" | "airline";
  readonly key: string;
  /** of a company or an airline */
  readonly name: string | null;
  /** how many groups of this dimension there are */
  readonly members: number;
}

/**
 * Sums of rows `q` with `day`, by day, company, lane and airline at once. Only columns of the index of days (migration
 * "read by day") are read, so that no row of a quotation is touched. Quotations without a known airline are in none.
 */
export const GROUPED = sql`
  case grouping(q.day, q.company_id, q.from_airport, q.main_airline_id)
    when 7 then 'day' when 11 then 'company' when 13 then 'lane' else 'airline' end as dimension,
  coalesce(q.day::text, q.company_id::text, q.from_airport || '-' || q.to_airport, q.main_airline_id::text) as key,
  count(*)::integer as quotations,
  (count(*) filter (where q.status = 'accepted'))::integer as accepted,
  (count(*) filter (where q.status = 'rejected'))::integer as rejected,
  coalesce(sum(q.sell_total_usd) filter (where q.status = 'accepted'), 0) as accepted_usd`;
export const GROUPS = sql`
  group by grouping sets ((q.day), (q.company_id), (q.from_airport, q.to_airport), (q.main_airline_id))
  having coalesce(q.day::text, q.company_id::text, q.from_airport, q.main_airline_id::text) is not null`;
export const COUNTED = sql`(r.created_at at time zone 'UTC')::date as day, r.company_id, r.from_airport, r.to_airport,
  r.main_airline_id, r.status, r.sell_total_usd`;

/**
 * The sums of a period: of all of it, of each day, and of the companies, lanes and airlines with the most quotations.
 * Whole months that have not changed come from their sums, the rest from its rows, in one statement and thus of one
 * moment.
 */
export async function findGroups(
  tx: PlatformTransaction,
  { from, to }: Period,
  limit: number,
): Promise<GroupRow[]> {
  const end = addDays(to, 1);
  const { rows } = await sql<GroupRow>`
    with span as materialized (
      select m.month, greatest(m.month, ${from}::timestamp) as first,
        least(m.month + interval '1 month', ${end}::timestamp) as after,
        m.month >= ${from}::timestamp and m.month + interval '1 month' <= ${end}::timestamp
          and exists (select from quotation_month s where s.month = m.month::date)
          and not exists (select from quotation_month_change c where c.month = m.month::date) as is_summed
      from generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp, interval '1 month') as m (month)
    ), part as (
      select s.dimension, s.key, s.quotations, s.accepted, s.rejected, s.accepted_usd
      from span join quotation_month_sum s on s.month = span.month::date where span.is_summed
      union all
      select ${GROUPED} from (
        select ${COUNTED} from span join quotation r
          on (r.created_at at time zone 'UTC') >= span.first and (r.created_at at time zone 'UTC') < span.after
        where not span.is_summed
      ) as q ${GROUPS}
    ), grouped as materialized (
      select dimension, key, sum(quotations)::integer as quotations, sum(accepted)::integer as accepted,
        sum(rejected)::integer as rejected, round(sum(accepted_usd), 2) as usd
      from part group by dimension, key
    ), placed as (
      select g.*, count(*) over (partition by dimension) as members,
        row_number() over (partition by dimension order by quotations desc, key) as place from grouped g
    )
    select 'all' as dimension, '' as key, null as name, 1 as members, coalesce(sum(quotations), 0)::integer as quotations,
      coalesce(sum(accepted), 0)::integer as accepted, coalesce(sum(rejected), 0)::integer as rejected,
      (select round(coalesce(sum(accepted_usd), 0), 2) from part where dimension = 'day') as usd
    from grouped where dimension = 'day'
    union all
    select dimension, key,
      case dimension when 'company' then (select c.name from company c where c.id = key::uuid)
        when 'airline' then (select a.name from airline a where a.id = key::integer) end,
      members, quotations, accepted, rejected, usd
    from placed where dimension = 'day' or place <= ${sql.lit(limit)}
    order by dimension, quotations desc, key`.execute(tx.db);
  return rows;
}

/** Months with quotations that have never been summed, in order. */
export async function findUnsummed(tx: SystemTransaction): Promise<CalendarDate[]> {
  const { rows } = await sql<{ month: CalendarDate }>`
    select m::date as month from (
      select min(created_at at time zone 'UTC') as first, max(created_at at time zone 'UTC') as last from quotation
    ) as q, generate_series(date_trunc('month', q.first), q.last, interval '1 month') as m
    where not exists (select from quotation_month s where s.month = m::date) order by 1`.execute(tx.db);
  return rows.map(({ month }) => month);
}
