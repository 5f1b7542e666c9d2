import type { CalendarDate } from "@kilolane/domain";
import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";

/** A stored lane; amounts are whole numbers of 10^-scale, `weights` the lower limits of `breaks`. */
export interface LaneRow {
  readonly origin: string;
  readonly destination: string;
  readonly valid_from: CalendarDate;
  readonly valid_to: CalendarDate;
  readonly scale: number;
  readonly min_charge: number;
  readonly basic_charge: number | null;
  readonly weights: readonly string[];
  readonly breaks: readonly number[];
}

const COLUMNS = `l.origin, l.destination, l.valid_from::text as valid_from, l.valid_to::text as valid_to, l.scale,
  l.min_charge, l.basic_charge, b.weights::text[] as weights, l.breaks`;

/** Lanes of a sheet that is live no more may lie in the archive. */
const ANY_LANE = `(select * from rate_lane where sheet_id = $1 union all
  select * from rate_lane_archive where sheet_id = $1) as l`;

export interface LaneWindow {
  readonly from: string;
  readonly to: string;
  readonly limit: number;
  readonly offset: number;
}

/**
 * Lanes of a sheet in lane order; `from` and `to` narrow to a station unless empty. The page is found by narrow rows:
 * sorting 150,000 whole lanes takes a second.
 */
export function findLaneRows(tx: Transaction, sheetId: number, window: LaneWindow): Promise<LaneRow[]> {
  return queryRows<LaneRow>(
    tx,
    `with page as materialized (
       select l.id, l.origin, l.destination, l.valid_from from ${ANY_LANE}
       where ($2 = '' or l.origin = $2) and ($3 = '' or l.destination = $3)
       order by l.origin, l.destination, l.valid_from, l.id limit $4 offset $5
     )
     select ${COLUMNS} from page p
     join ${ANY_LANE} on l.origin = p.origin and l.destination = p.destination and l.id = p.id
     join break_scheme b on b.id = l.scheme_id
     order by l.origin, l.destination, l.valid_from, l.id`,
    [sheetId, window.from.toUpperCase(), window.to.toUpperCase(), window.limit, window.offset],
  );
}

/** How many lanes that are. */
export async function countLanes(
  tx: Transaction,
  sheetId: number,
  window: Pick<LaneWindow, "from" | "to">,
): Promise<number> {
  const [row] = await queryRows<{ total: number }>(
    tx,
    `select count(*)::integer as total from ${ANY_LANE}
     where ($2 = '' or l.origin = $2) and ($3 = '' or l.destination = $3)`,
    [sheetId, window.from.toUpperCase(), window.to.toUpperCase()],
  );
  return row?.total ?? 0;
}

/** What the lanes of a sheet have in common. */
export interface LaneShape {
  readonly lanes: number;
  readonly pairs: number;
  /** different sets of prices */
  readonly tariffs: number;
  /** different weight bands, dates and basic charges: what one form can say once only */
  readonly frames: number;
  readonly origins: readonly string[];
  readonly destinations: readonly string[];
}

const STATIONS = `coalesce(array_agg(distinct l.origin), '{}') as origins,
  coalesce(array_agg(distinct l.destination), '{}') as destinations`;

/** More lanes than one form can hold are not compared: they count as different. */
const MOST_COMPARED = 5_000;

/** @param laneCount lanes of the sheet: of very many only the stations are read, which the index knows */
export async function findLaneShape(tx: Transaction, sheetId: number, laneCount: number): Promise<LaneShape> {
  const isLarge = laneCount > MOST_COMPARED;
  const many = `${laneCount}::integer as lanes, ${laneCount}::integer as pairs, 2 as tariffs, 2 as frames`;
  const [shape] = await queryRows<LaneShape>(
    tx,
    `select ${isLarge ? many : COMPARED}, ${STATIONS} from ${isLarge ? STATION_LANE : ANY_LANE}`,
    [sheetId],
  );
  return shape ?? { lanes: 0, pairs: 0, tariffs: 0, frames: 0, origins: [], destinations: [] };
}

const COMPARED = `count(*)::integer as lanes, count(distinct (l.origin, l.destination))::integer as pairs,
  count(distinct (l.scheme_id, l.scale, l.min_charge, l.basic_charge, l.breaks, l.valid_from, l.valid_to))::integer
    as tariffs,
  count(distinct (l.scheme_id, coalesce(l.basic_charge, 0) * 10::numeric ^ -l.scale, l.valid_from, l.valid_to))::integer
    as frames`;
const STATION_LANE = `(select origin, destination from rate_lane where sheet_id = $1 union all
  select origin, destination from rate_lane_archive where sheet_id = $1) as l`;

/** Codes among these that no airport has. */
export async function findUnknownStations(
  tx: Transaction,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queryRows<{ code: string }>(
    tx,
    `select code from unnest($1::text[]) as c (code) where not exists (select from airport where iata = code)`,
    [codes],
  );
  return new Set(rows.map((row) => row.code));
}
