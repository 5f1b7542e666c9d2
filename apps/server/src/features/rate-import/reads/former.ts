import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";

/** Lanes that a finding is about: one of them, and how many there are. */
export interface MeantLanes {
  readonly lane: string;
  readonly lanes: number;
}

/** The lanes of sheets, by sheet. */
export async function findLanesOfSheets(
  tx: Transaction,
  sheetIds: readonly number[],
): Promise<ReadonlyMap<number, MeantLanes>> {
  const rows = await queryRows<MeantLanes & { readonly sheet_id: number }>(
    tx,
    `select sheet_id, min(origin || '–' || destination) as lane, count(*)::integer as lanes
     from rate_lane where sheet_id = any($1::bigint[]) group by sheet_id`,
    [sheetIds],
  );
  return new Map(rows.map((row) => [row.sheet_id, row]));
}

/** A sheet of a draft, or one that is live; sheets of one key replace each other. */
export interface KeyedSheet {
  readonly id: number;
  readonly isNew: boolean;
  readonly key: number;
}

/**
 * Minimum charges of a draft that are ten times those of the same lane now, or a tenth of them, the most frequent
 * first. Where a lane has several now, one near to any of them is near.
 */
export function findFarMinimums(
  tx: Transaction,
  sheets: readonly KeyedSheet[],
  limit: number,
): Promise<(MeantLanes & { readonly value: string; readonly other: string })[]> {
  return queryRows(
    tx,
    `with sheet as materialized (
       select * from unnest($1::bigint[], $2::boolean[], $3::integer[]) as s (id, is_new, key)
     ), lane as materialized (
       select l.id, s.is_new, s.key, l.origin, l.destination, l.min_charge * 10::numeric ^ -l.scale as minimum
       from sheet s join rate_lane l on l.sheet_id = s.id where l.min_charge > 0
     ), far as (
       select n.origin, n.destination, n.minimum, max(o.minimum) as former
       from lane n join lane o on o.key = n.key and o.origin = n.origin and o.destination = n.destination
       where n.is_new and not o.is_new
       group by n.id, n.origin, n.destination, n.minimum
       having bool_and(n.minimum >= o.minimum * 10 or n.minimum * 10 <= o.minimum)
     )
     select trim_scale(minimum)::text as value, trim_scale(former)::text as other,
       min(origin || '–' || destination) as lane, count(*)::integer as lanes
     from far group by minimum, former order by lanes desc, lane limit $4`,
    [sheets.map(({ id }) => id), sheets.map(({ isNew }) => isNew), sheets.map(({ key }) => key), limit],
  );
}
