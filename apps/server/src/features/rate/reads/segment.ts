import type { CalendarDate } from "@kilolane/domain";
import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";
import type { ComparableSheet } from "../parsing/parse-sheet-key.ts";

/** A sheet with all that an export says of it. */
export interface SegmentSheet extends ComparableSheet {
  readonly id: number;
  readonly is_demonstration: boolean;
}

export interface SegmentLane {
  readonly id: number;
  readonly sheet_id: number;
  readonly origin: string;
  readonly destination: string;
  readonly valid_from: CalendarDate;
  readonly valid_to: CalendarDate;
  readonly scheme_id: number;
  readonly scale: number;
  readonly min_charge: number;
  readonly basic_charge: number | null;
  readonly breaks: readonly number[];
}

/** The sheets with these ids. */
export function findSheets(tx: Transaction, sheetIds: readonly number[]): Promise<SegmentSheet[]> {
  return queryRows(
    tx,
    `select id, rate_type, currency, weight_unit, divisor, weight_step, goods_type, aircraft, transit_days,
       days_of_operation, grace_days, provider, terms, is_active, is_demonstration
     from rate_sheet where id = any($1::bigint[])
     order by id`,
    [sheetIds],
  );
}

/** The break schemes that lanes of the sheets use, by id. */
export async function findSchemes(
  tx: Transaction,
  sheetIds: readonly number[],
): Promise<Map<number, readonly string[]>> {
  const rows = await queryRows<{ id: number; weights: string[] }>(
    tx,
    `select id, weights from break_scheme
     where id in (select distinct scheme_id from rate_lane where sheet_id = any($1::bigint[]))`,
    [sheetIds],
  );
  return new Map(rows.map((row) => [row.id, row.weights]));
}

/** Which lanes are meant; without an airport, from or to anywhere. */
export interface LaneFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Lanes of one sheet behind an id, in order. */
export function findLanesAfter(
  tx: Transaction,
  sheetId: number,
  { after, limit, from, to }: LaneFilter & { readonly after: number; readonly limit: number },
): Promise<SegmentLane[]> {
  return queryRows(
    tx,
    `select id, sheet_id, origin, destination, valid_from::text, valid_to::text, scheme_id, scale, min_charge,
       basic_charge, breaks
     from rate_lane where sheet_id = $1 and id > $2 and ($4::text is null or origin = $4) and ($5::text is null or destination = $5)
     order by id limit $3`,
    [sheetId, after, limit, from ?? null, to ?? null],
  );
}
