import type { RateHealthKind } from "@kilolane/contract";
import type { RateType } from "@kilolane/domain";
import { sql, type RawBuilder } from "kysely";
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
const TODAY = sql`(now() at time zone 'UTC')::date`;

/** Whose live rates are looked at: those of an airline, or a forwarder's own. */
export interface HealthShelf {
  readonly desk: RateDesk;
  readonly airlineId: number | null;
}

const sheetsOf = ({ desk, airlineId }: HealthShelf): RawBuilder<unknown> => sql`
  select s.id, s.rate_id, s.airline_id, s.owner_id, s.rate_type, s.goods_type, s.aircraft, s.currency, s.weight_unit,
    s.terms ->> 'requestId' as request_id, x.valid_from, x.valid_to, x.lane_count, x.first_lane
  from rate_sheet s join rate_set t on t.id = s.set_id join airline a on a.id = s.airline_id
  join rate_extent x on x.sheet_id = s.id
  where t.state = 'live' and s.ended_by_set is null and s.is_active and ${ratesOfDesk(desk)}
    and (${airlineId}::integer is null or s.airline_id = ${airlineId}::integer)`;

const RATE = (sheet: string) =>
  sql`jsonb_build_object('id', ${sql.ref(`${sheet}.rate_id`)}, 'rateType', ${sql.ref(`${sheet}.rate_type`)},
    'typeOfGoods', ${sql.ref(`${sheet}.goods_type`)})`;

/**
 * Lanes on which two live rates of the same kind meet on the same days. In the order of their first days each is
 * compared with the one before it that lasts longest: whoever overlaps anybody before overlaps that one.
 */
const meetings = (differs: boolean): RawBuilder<unknown> => sql`
  lane as (
    select l.origin, l.destination, l.valid_from, l.valid_to, s.id as sheet_id,
      md5((s.currency, l.scheme_id, l.min_charge * 10::numeric ^ -l.scale,
        array(select p * 10::numeric ^ -l.scale from unnest(l.breaks) with ordinality as q (p, i) order by i))::text)
        as price,
      (s.airline_id, s.owner_id, s.rate_type, s.goods_type, s.aircraft, s.request_id) as kind
    from sheet s join rate_lane l on l.sheet_id = s.id where l.valid_to >= ${TODAY}
  ), met as (
    select *, max(valid_to::text || '|' || price || '|' || sheet_id) over (
      partition by origin, destination, kind order by valid_from, valid_to, sheet_id
      rows between unbounded preceding and 1 preceding) as longest
    from lane
  ), pair as (
    select origin, destination, valid_from, price, sheet_id, split_part(longest, '|', 1)::date as other_to,
      split_part(longest, '|', 2) as other_price, split_part(longest, '|', 3)::bigint as other_id
    from met where longest is not null
  ), line as (
    select min(n.origin || n.destination) as first, count(*)::integer as count, min(n.valid_from)::text as day,
      n.sheet_id, n.other_id, null::text as lower_range
    from pair n where n.other_to >= n.valid_from and (n.price <> n.other_price) = ${differs}
    group by n.sheet_id, n.other_id
  ), found as (
    select line.*, jsonb_build_array(${RATE("s")}, ${RATE("o")}) as rates
    from line join sheet s on s.id = line.sheet_id join sheet o on o.id = line.other_id
  )`;

/** Lanes whose first band begins above nothing, and bands typed with a hole between them. */
const GAPS = sql`
  line as (
    select min(l.origin || l.destination) as first, count(*)::integer as count, null::text as day, l.sheet_id,
      b.weights[1]::text as lower_range
    from sheet s join rate_lane l on l.sheet_id = s.id join break_scheme b on b.id = l.scheme_id
    where b.weights[1] > 0 group by l.sheet_id, b.weights[1]
    union all
    select s.first_lane, s.lane_count, null, s.id, rule.next::text
    from sheet s join rate_sheet r on r.id = s.id
    join lateral (select scheme_id from rate_lane l where l.sheet_id = s.id limit 1) as l on true
    join break_scheme b on b.id = l.scheme_id
    join lateral (
      select b.weights[i] as next from jsonb_array_elements(r.terms -> 'bandRules') with ordinality as e (rule, n)
      join lateral (select (n + 1)::integer as i) as following on true
      where rule ->> 'upperRange' is not null and b.weights[i] - (rule ->> 'upperRange')::numeric > 1
      order by i limit 1) as rule on true
  ), found as (
    select line.*, jsonb_build_array(${RATE("s")}) as rates from line join sheet s on s.id = line.sheet_id
  )`;

/** Lanes on which a higher band costs more per unit. */
const DEARER = sql`
  line as (
    select min(l.origin || l.destination) as first, count(*)::integer as count, null::text as day, l.sheet_id,
      min(b.weights[rise.i])::text as lower_range
    from sheet s join rate_lane l on l.sheet_id = s.id join break_scheme b on b.id = l.scheme_id
    join lateral (select i from generate_series(2, cardinality(l.breaks)) as i
      where l.breaks[i] > l.breaks[i - 1] limit 1) as rise on true
    group by l.sheet_id
  ), found as (
    select line.*, jsonb_build_array(${RATE("s")}) as rates from line join sheet s on s.id = line.sheet_id
  )`;

const EXPIRING = sql`
  found as (
    select s.first_lane as first, s.lane_count as count, s.valid_to::text as day, null::text as lower_range,
      jsonb_build_array(${RATE("s")}) as rates
    from sheet s where s.valid_to between ${TODAY} and ${TODAY} + ${sql.lit(EXPIRING_DAYS)}
  )`;

const KINDS: Readonly<Record<Exclude<RateHealthKind, "unpriced">, RawBuilder<unknown>>> = {
  contradiction: meetings(true),
  overlap: meetings(false),
  gap: GAPS,
  dearer: DEARER,
  expiring: EXPIRING,
};

/** The first lines of a kind, those with the most lanes first; each says how many there are. */
export async function findHealthLines(
  tx: Transaction,
  shelf: HealthShelf,
  kind: keyof typeof KINDS,
): Promise<HealthRow[]> {
  const { rows } = await sql<HealthRow>`
    with sheet as materialized (${sheetsOf(shelf)}), ${KINDS[kind]}
    select left(first, 3) as origin, substr(first, 4) as destination, rates, count, day, lower_range,
      count(*) over ()::integer as total
    from found order by ${kind === "expiring" ? sql`day` : sql`count desc`}, first limit ${LINES_SHOWN}`.execute(
    tx.db,
  );
  return rows;
}

/** How many rates and lanes are live. */
export async function countLive(
  tx: Transaction,
  shelf: HealthShelf,
): Promise<{ rates: number; lanes: number }> {
  const { rows } = await sql<{ rates: number; lanes: number }>`
    select count(*)::integer as rates, coalesce(sum(lane_count), 0)::integer as lanes
    from (${sheetsOf(shelf)}) as sheet`.execute(tx.db);
  return rows[0] ?? { rates: 0, lanes: 0 };
}

/** Days back in which a lane counts as asked for (product.md §3). */
const ASKED_DAYS = sql.lit(30);

/**
 * Lanes that were asked for lately and that nobody of the shelf has a rate of today for. In a company's transaction
 * those of its own people; in the product's own, of all forwarders: lanes and how often, nothing else.
 */
export async function findUnpricedLanes(tx: Transaction, shelf: HealthShelf): Promise<HealthRow[]> {
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
        and ${ratesOfDesk(shelf.desk)}
        and (${shelf.airlineId}::integer is null or s.airline_id = ${shelf.airlineId}::integer))
    order by q.count desc, q.origin, q.destination limit ${LINES_SHOWN}`.execute(tx.db);
  return rows;
}
