import type { RateHealthKind } from "@kilolane/contract";
import type { RateType } from "@kilolane/domain";
import { sql, type RawBuilder } from "kysely";
import { CLOCK_TODAY } from "../../../db/clock.ts";
import type { Transaction } from "../../../db/transaction.ts";
import type { RateDesk } from "../policy.ts";
import { ratesOfDesk } from "./desk.ts";
import { EXPIRING_DAYS } from "./rate.ts";

/** One line of the board, with how many there are of its kind. */
export interface HealthRow {
  readonly origin: string;
  readonly destination: string;
  readonly rates: readonly {
    readonly id: string;
    readonly rateType: RateType;
    readonly typeOfGoods: string;
  }[];
  readonly count: number;
  readonly day: string | null;
  readonly lower_range: string | null;
  readonly total: number;
}

/** Lines of a kind that an answer shows. */
const LINES_SHOWN = sql.lit(50);
const TODAY = sql.raw(CLOCK_TODAY);

/** Whose live rates are looked at: those of an airline, or a forwarder's own. */
export interface HealthSegment {
  readonly desk: RateDesk;
  readonly airlineId: number | null;
}

/** Live sheets of the segment; those with the same `kind` compete with each other. */
const sheetsOf = ({ desk, airlineId }: HealthSegment): RawBuilder<unknown> => sql`
  select s.id, s.rate_id, s.rate_type, s.goods_type, s.currency, x.valid_to, x.lane_count, x.first_lane,
    dense_rank() over (order by s.airline_id, s.owner_id, s.rate_type, s.goods_type, s.aircraft,
      s.terms ->> 'requestId')::integer as kind
  from rate_sheet s join rate_set t on t.id = s.set_id join airline a on a.id = s.airline_id
  join rate_extent x on x.sheet_id = s.id
  where t.state = 'live' and s.ended_by_set is null and s.is_active and ${ratesOfDesk(desk)}
    and (${airlineId}::integer is null or s.airline_id = ${airlineId}::integer)`;

/** Their lanes that are not over, read once; `longest`: last day and sheet of the one before that lasts longest. */
const LANES = sql`
  select l.origin, l.destination, l.valid_from, l.scale, l.min_charge, l.breaks, l.scheme_id, s.id as sheet_id,
    max((l.valid_to - date '2000-01-01')::bigint * ${sql.raw(String(2 ** 32))} + s.id) over (
      partition by s.kind, l.origin, l.destination order by l.valid_from, l.valid_to, s.id
      rows between unbounded preceding and 1 preceding) as longest
  from sheet s join rate_lane l on l.sheet_id = s.id where l.valid_to >= ${TODAY}`;

/**
 * Lanes on which two live rates of the same kind meet on the same days. In the order of their first days each is
 * compared with the one before it that lasts longest: a rate that overlaps anybody before overlaps that one.
 */
const MEETINGS = sql`
  select origin, destination, valid_from, sheet_id, other_id, differs from (
    select n.origin, n.destination, n.valid_from, n.sheet_id, o.sheet_id as other_id,
      o.valid_to as other_to, (s.currency, n.scheme_id, n.min_charge * 10::numeric ^ -n.scale,
        array(select p * 10::numeric ^ -n.scale from unnest(n.breaks) with ordinality as q (p, i) order by i))
        <> (r.currency, o.scheme_id, o.min_charge * 10::numeric ^ -o.scale,
        array(select p * 10::numeric ^ -o.scale from unnest(o.breaks) with ordinality as q (p, i) order by i))
        as differs
    from lane n
    join rate_lane o on o.origin = n.origin and o.destination = n.destination
      and o.sheet_id = n.longest % ${sql.raw(String(2 ** 32))}
      and o.valid_to = date '2000-01-01' + (n.longest / ${sql.raw(String(2 ** 32))})::integer
    join sheet s on s.id = n.sheet_id join sheet r on r.id = o.sheet_id
    where date '2000-01-01' + (n.longest / ${sql.raw(String(2 ** 32))})::integer >= n.valid_from
  ) as pair`;

/** True when a higher band costs more: written out, because a subquery a lane takes ten times as long. */
const RISES = sql.raw(
  `(${Array.from({ length: 19 }, (_, index) => `l.breaks[${index + 2}] > l.breaks[${index + 1}]`).join(" or ")})`,
);

/** Bands typed with a hole between them: the first such band of a sheet. */
const HOLES = sql`
  select s.id as sheet_id, min(hole.weight) as weight
  from sheet s join rate_sheet r on r.id = s.id
  join lateral (select scheme_id from rate_lane l where l.sheet_id = s.id limit 1) as l on true
  join break_scheme b on b.id = l.scheme_id
  join lateral (
    select b.weights[n + 1] as weight from jsonb_array_elements(r.terms -> 'bandRules') with ordinality as e (rule, n)
    where rule ->> 'upperRange' is not null and b.weights[n + 1] - (rule ->> 'upperRange')::numeric > 1
  ) as hole on true
  group by s.id`;

const FOUND = sql`
  select case when differs then 'contradiction' else 'overlap' end as kind, min(origin || destination) as first,
    count(*)::integer as count, min(valid_from)::text as day, sheet_id, other_id, null::text as lower_range
  from meeting group by differs, sheet_id, other_id
  union all
  select 'gap', min(l.origin || l.destination), count(*)::integer, null, l.sheet_id, null, b.weights[1]::text
  from lane l join break_scheme b on b.id = l.scheme_id where b.weights[1] > 0 group by l.sheet_id, b.weights[1]
  union all
  select 'gap', s.first_lane, s.lane_count, null, s.id, null, h.weight::text
  from (${HOLES}) as h join sheet s on s.id = h.sheet_id
  union all
  select 'dearer', min(l.origin || l.destination), count(*)::integer, null, l.sheet_id, null,
    min((select b.weights[i] from generate_series(2, cardinality(l.breaks)) as i
      where l.breaks[i] > l.breaks[i - 1] order by i limit 1))::text
  from lane l join break_scheme b on b.id = l.scheme_id where ${RISES} group by l.sheet_id
  union all
  select 'expiring', s.first_lane, s.lane_count, s.valid_to::text, s.id, null, null
  from sheet s where s.valid_to between ${TODAY} and ${TODAY} + ${sql.lit(EXPIRING_DAYS)}`;

const RATE = (sheet: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${sheet}.rate_id`)}, 'rateType', ${sql.ref(`${sheet}.rate_type`)},
    'typeOfGoods', ${sql.ref(`${sheet}.goods_type`)})`;

/** A line with what it is about. */
interface KindRow extends HealthRow {
  readonly kind: Exclude<RateHealthKind, "unpriced">;
}

/** The first lines of each kind, those with the most lanes first; each says how many there are of its kind. */
export async function findHealthLines(tx: Transaction, segment: HealthSegment): Promise<KindRow[]> {
  // a hundred thousand lanes are sorted in memory
  await tx.query("set local work_mem = '64MB'");
  const { rows } = await sql<KindRow>`
    with sheet as materialized (${sheetsOf(segment)}), lane as materialized (${LANES}),
      meeting as (${MEETINGS}), found as (${FOUND}), line as (
        select *, count(*) over (partition by kind)::integer as total,
          row_number() over (partition by kind order by case when kind = 'expiring' then day end, count desc, first,
            sheet_id, other_id, lower_range)
            as place
        from found
      )
    select line.kind, left(first, 3) as origin, substr(first, 4) as destination, count, day, lower_range, total,
      case when o.id is null then jsonb_build_array(${RATE("s")}) else jsonb_build_array(${RATE("s")}, ${RATE("o")}) end
        as rates
    from line join sheet s on s.id = line.sheet_id left join sheet o on o.id = line.other_id
    where place <= ${LINES_SHOWN} order by line.kind, place`.execute(tx.db);
  return rows;
}

/** How many rates and lanes are live. */
export async function countLive(
  tx: Transaction,
  segment: HealthSegment,
): Promise<{ rates: number; lanes: number }> {
  const { rows } = await sql<{ rates: number; lanes: number }>`
    select count(*)::integer as rates, coalesce(sum(lane_count), 0)::integer as lanes
    from (${sheetsOf(segment)}) as sheet`.execute(tx.db);
  return rows[0] ?? { rates: 0, lanes: 0 };
}

/** Days back in which a lane counts as asked for (product.md §3). */
const ASKED_DAYS = sql.lit(30);

/**
 * Lanes that were asked for lately and that nobody of the segment has a rate of today for. In a company's transaction
 * those of its own people; in the product's own, of all forwarders: lanes and how often, nothing else.
 */
export async function findUnpricedLanes(tx: Transaction, segment: HealthSegment): Promise<HealthRow[]> {
  const { rows } = await sql<HealthRow>`
    with asked as materialized (
      select from_airport as origin, to_airport as destination, count(*)::integer as count,
        max(created_at)::date::text as day
      from quotation_request where created_at > now() - make_interval(days => ${ASKED_DAYS})
      group by from_airport, to_airport
    )
    select q.origin, q.destination, '[]'::jsonb as rates, q.count, q.day, null::text as lower_range,
      count(*) over ()::integer as total
    from asked q where not exists (
      select from rate_lane l join rate_sheet s on s.id = l.sheet_id join rate_set t on t.id = s.set_id
      join airline a on a.id = s.airline_id
      where l.origin = q.origin and l.destination = q.destination and l.valid_to >= ${TODAY}
        and l.valid_from <= ${TODAY} and t.state = 'live' and s.ended_by_set is null and s.is_active
        and ${ratesOfDesk(segment.desk)}
        and (${segment.airlineId}::integer is null or s.airline_id = ${segment.airlineId}::integer))
    order by q.count desc, q.origin, q.destination limit ${LINES_SHOWN}`.execute(tx.db);
  return rows;
}
