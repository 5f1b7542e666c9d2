import type { Transaction } from "../../../db/transaction.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { StoredSurcharge } from "../parsing/parse-terms.ts";

interface Stamp {
  readonly version: number;
  readonly updated_at: Date;
  readonly updated_by: string | null;
}
/** A stored list of weight ranges of an airline. */
export interface WeightRangeRow extends Stamp {
  readonly kind: string;
  readonly ranges: readonly { readonly lowerRange: string; readonly upperRange: string | null }[];
}
/** A stored surcharge list of an airline. */
export interface SurchargeRow extends Stamp {
  readonly goods_type: string;
  readonly surcharges: readonly StoredSurcharge[];
}

const STAMP = `t.version, t.updated_at,
  (select trim(u.first_name || ' ' || u.last_name) from user_account u where u.id = t.updated_by) as updated_by`;

export function findWeightRangeRows(tx: Transaction, airlineId: number): Promise<WeightRangeRow[]> {
  return queryRows(
    tx,
    `select t.kind, t.ranges, ${STAMP} from weight_range_template t where t.airline_id = $1`,
    [airlineId],
  );
}

export function findSurchargeRows(tx: Transaction, airlineId: number): Promise<SurchargeRow[]> {
  return queryRows(
    tx,
    `select t.goods_type, t.surcharges, ${STAMP} from surcharge_template t where t.airline_id = $1`,
    [airlineId],
  );
}
