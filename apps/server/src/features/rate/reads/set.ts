import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";
import type { ComparableSheet } from "../parsing/parse-sheet-key.ts";

/** Columns of a sheet that comparing needs. */
const COMPARABLE = `id, set_id, rate_type, currency, weight_unit, divisor, weight_step, goods_type, aircraft,
  transit_days, days_of_operation, grace_days, provider, terms, is_active`;

/** The sheets of a set and those it ends. */
export function findComparableSheets(
  tx: Transaction,
  set: { readonly setId: number; readonly endsSheetIds: readonly number[] },
): Promise<(ComparableSheet & { readonly id: number; readonly set_id: number })[]> {
  return queryRows(
    tx,
    `select ${COMPARABLE} from rate_sheet where set_id = $1 or id = any($2::bigint[]) order by id`,
    [set.setId, set.endsSheetIds],
  );
}

/**
 * Whose rates: those of one airline, type and owner (the nil uuid: everybody's) are replaced together. What a
 * forwarder keeps for itself and what the airline gives it by contract lie apart.
 */
export interface RateSegment {
  readonly airlineId: number;
  readonly rateType: string;
  readonly ownerId: string;
  /** made by the owner itself */
  readonly isManual: boolean;
}

/** The sheets of a segment that are live now, by id. */
export async function findLiveSheetIds(tx: Transaction, segment: RateSegment): Promise<number[]> {
  const rows = await queryRows<{ id: number }>(
    tx,
    `select s.id from rate_sheet s join rate_set t on t.id = s.set_id and t.state = 'live'
     where s.airline_id = $1 and s.rate_type = $2 and s.owner_id = $3 and s.ended_by_set is null
       and coalesce(t.author_company_id = s.owner_id, false) = $4
     order by s.id`,
    [segment.airlineId, segment.rateType, segment.ownerId, segment.isManual],
  );
  return rows.map((row) => row.id);
}
