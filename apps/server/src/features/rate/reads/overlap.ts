import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";
import type { ParsedLanes } from "../parsing/parse-form.ts";

/** What makes two rates compete: the same airline, customer, type, goods and aircraft on the same days. */
export interface OverlapSegment {
  readonly airlineId: number;
  readonly ownerId: string;
  readonly rateType: string;
  readonly goodsType: string;
  readonly aircraft: string;
  readonly currency: string;
  readonly validFrom: string;
  readonly validTo: string;
  /** the rate that is being changed does not compete with itself */
  readonly rateId: string | null;
}

/** Another live rate on some of the same lanes and days. */
export interface OverlapRow {
  readonly rate_id: string;
  readonly lanes: number;
  readonly origin: string;
  readonly destination: string;
  /** it asks another price on one of them */
  readonly differs: boolean;
}

/** Other rates that are named at most. */
const MOST_RATES = 20;

const TYPED = `select u.origin, u.destination, u.scale, u.min_charge, u.breaks::integer[] as breaks, $9::numeric[] as weights
  from unnest($10::text[], $11::text[], $12::smallint[], $13::integer[], $14::text[])
    as u (origin, destination, scale, min_charge, breaks)`;
const STORED = `select d.origin, d.destination, d.scale, d.min_charge, d.breaks, db.weights
  from rate_lane d join break_scheme db on db.id = d.scheme_id where d.sheet_id = $9`;

const overlapQuery = (source: string) => `with typed as materialized (${source})
  select s.rate_id, count(*)::integer as lanes, min(l.origin || l.destination) as first,
    bool_or(s.currency <> $6 or b.weights <> d.weights
      or l.min_charge * 10::numeric ^ -l.scale <> d.min_charge * 10::numeric ^ -d.scale
      or array(select p * 10::numeric ^ -l.scale from unnest(l.breaks) with ordinality as q (p, i) order by i)
        <> array(select p * 10::numeric ^ -d.scale from unnest(d.breaks) with ordinality as q (p, i) order by i)
    ) as differs
  from typed d
  join rate_lane l on l.origin = d.origin and l.destination = d.destination and l.owner_id = $2
    and l.valid_to >= $7::date and l.valid_from <= $8::date
  join break_scheme b on b.id = l.scheme_id
  join rate_sheet s on s.id = l.sheet_id and s.airline_id = $1 and s.rate_type = $3 and s.goods_type = $4
    and s.aircraft = $5 and s.ended_by_set is null and s.is_active
  join rate_set t on t.id = s.set_id and t.state = 'live'
  where s.rate_id is distinct from $15::uuid
  group by s.rate_id order by lanes desc, s.rate_id limit ${MOST_RATES}`;

function segmentValues(segment: OverlapSegment): unknown[] {
  return [
    segment.airlineId,
    segment.ownerId,
    segment.rateType,
    segment.goodsType,
    segment.aircraft,
    segment.currency,
    segment.validFrom,
    segment.validTo,
  ];
}

/** Live rates that a rate as typed would compete with, the one with the most lanes in common first. */
export async function findTypedOverlaps(
  tx: Transaction,
  segment: OverlapSegment,
  { lanes, weights }: ParsedLanes,
): Promise<OverlapRow[]> {
  const rows = await queryRows<FoundOverlap>(tx, overlapQuery(TYPED), [
    ...segmentValues(segment),
    weights,
    lanes.map((lane) => lane.origin),
    lanes.map((lane) => lane.destination),
    lanes.map((lane) => lane.scale),
    lanes.map((lane) => lane.minCharge),
    lanes.map((lane) => `{${lane.breaks.join(",")}}`),
    segment.rateId,
  ]);
  return rows.map(splitLane);
}

/** The same for a draft that is stored. */
export async function findStoredOverlaps(
  tx: Transaction,
  segment: OverlapSegment,
  sheetId: number,
): Promise<OverlapRow[]> {
  const text = overlapQuery(STORED).replace("$15", "$10");
  const rows = await queryRows<FoundOverlap>(tx, text, [...segmentValues(segment), sheetId, segment.rateId]);
  return rows.map(splitLane);
}

interface FoundOverlap extends Omit<OverlapRow, "origin" | "destination"> {
  readonly first: string;
}

function splitLane({ first, ...row }: FoundOverlap): OverlapRow {
  return { ...row, origin: first.slice(0, 3), destination: first.slice(3) };
}
