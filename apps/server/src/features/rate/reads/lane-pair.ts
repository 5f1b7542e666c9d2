import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";
import { EVERYONE } from "../owner.ts";
import type { RateWindow } from "../pricing-window.ts";
import { type LaneSnapshot, type PricingLaneRow, snapshotOf } from "./pricing-lane.ts";

/** Where a lane begins and ends. */
export interface LanePair {
  readonly origin: string;
  readonly destination: string;
}

/** The same for pairs of airports; `offset 0` keeps the planner from turning the look-ups into one walk. */
const PAIRS_QUERY = `with l as materialized (
    select r.* from unnest($1::text[], $2::text[]) as pair (origin, destination)
    cross join lateral (
      select id, sheet_id, origin, destination, valid_from, valid_to, scheme_id, scale, min_charge, basic_charge, breaks
      from rate_lane
      where rate_lane.origin = pair.origin and rate_lane.destination = pair.destination
        and owner_id = any($3::uuid[]) and valid_to >= $4::date and valid_from <= $5::date
      offset 0
    ) r
  )
  select l.id, l.origin, l.destination, l.sheet_id, s.version, s.is_active, l.valid_from::text as valid_from,
    l.valid_to::text as valid_to, l.scheme_id, l.scale, l.min_charge, l.basic_charge, l.breaks::text as breaks
  from l
  join rate_sheet s on s.id = l.sheet_id and s.ended_by_set is null
  join rate_set t on t.id = s.set_id and t.state = 'live'`;

/** What `findPricingLanes` finds, of many lanes in one statement: each is looked up by the index, as if it were asked for alone. */
export async function findLanesOfPairs(
  tx: Transaction,
  lanes: readonly LanePair[],
  forwarderId: string,
  window: RateWindow,
): Promise<LaneSnapshot[]> {
  const rows = await queryRows<PricingLaneRow & LanePair>(tx, PAIRS_QUERY, [
    lanes.map(({ origin }) => origin),
    lanes.map(({ destination }) => destination),
    [EVERYONE, forwarderId],
    window.from,
    window.to,
  ]);
  return rows.map((row) => snapshotOf(row, row));
}

/** Between which airports is asked, each end with the nearest first. */
interface PairSearch {
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
  /** so many of the nearest origins that have any rate are followed */
  readonly mostOrigins: number;
}

/**
 * Pairs of these airports for which live rates are in force in the window: everyone's and the forwarder's own. Each is
 * one look-up in the lanes' index.
 */
export function findFlownPairs(
  tx: Transaction,
  { origins, destinations, mostOrigins }: PairSearch,
  forwarderId: string,
  window: RateWindow,
): Promise<LanePair[]> {
  return queryRows<LanePair>(
    tx,
    `with flown as materialized (
       select a.code from unnest($1::text[]) with ordinality as a (code, place)
       where exists (select from rate_lane l where l.origin = a.code) order by a.place limit $6
     )
     select flown.code as origin, d.code as destination from flown cross join unnest($2::text[]) as d (code)
     where flown.code <> d.code and exists (
       select from rate_lane l
       join rate_sheet s on s.id = l.sheet_id and s.ended_by_set is null
       join rate_set t on t.id = s.set_id and t.state = 'live'
       where l.origin = flown.code and l.destination = d.code and l.owner_id = any($3::uuid[])
         and l.valid_to >= $4::date and l.valid_from <= $5::date)`,
    [origins, destinations, [EVERYONE, forwarderId], window.from, window.to, mostOrigins],
  );
}
