import type { CalendarDate } from "@kilolane/domain";
import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";
import type { StoredSheetTerms } from "../parsing/parse-terms.ts";

/** A lane with what its sheet says of it; amounts are whole numbers of 10^-scale. */
export interface ChangedLane {
  readonly goods_type: string;
  readonly aircraft: string;
  readonly currency: string;
  readonly weight_unit: string;
  readonly transit_days: number | null;
  readonly valid_from: CalendarDate;
  readonly valid_to: CalendarDate;
  readonly scale: number;
  readonly min_charge: number;
  readonly basic_charge: number | null;
  readonly divisor: number;
  readonly weight_step: number;
  readonly grace_days: number;
  readonly is_active: boolean;
  readonly terms: StoredSheetTerms;
  readonly breaks: readonly number[];
  readonly weights: readonly string[];
}

export interface SetChange {
  readonly origin: string;
  readonly destination: string;
  readonly after: ChangedLane | null;
  readonly before: ChangedLane | null;
}

/** A lane by its id, wherever it lies; the lane's own index finds it among the live ones. */
function laneOf(alias: string, id: string): string {
  return `left join lateral (
    select jsonb_build_object('goods_type', s.goods_type, 'aircraft', s.aircraft,
      'currency', s.currency, 'weight_unit', s.weight_unit, 'transit_days', s.transit_days, 'valid_from', l.valid_from,
      'valid_to', l.valid_to, 'scale', l.scale, 'min_charge', l.min_charge, 'breaks', to_jsonb(l.breaks), 'basic_charge', l.basic_charge,
      'divisor', s.divisor, 'weight_step', s.weight_step, 'grace_days', s.grace_days, 'is_active', s.is_active,
      'terms', s.terms,
      'weights', (select to_jsonb(b.weights::text[]) from break_scheme b where b.id = l.scheme_id)) as lane
    from (
      select sheet_id, valid_from, valid_to, scheme_id, scale, min_charge, basic_charge, breaks from rate_lane
      where origin = c.origin and destination = c.destination and owner_id = c.owner_id and id = ${id}
      union all
      select sheet_id, valid_from, valid_to, scheme_id, scale, min_charge, basic_charge, breaks from rate_lane_archive
      where id = ${id}
    ) l
    join rate_sheet s on s.id = l.sheet_id
  ) ${alias} on true`;
}

/** Lanes of one end or of both: `JFK`, `JFKFRA`. */
const MATCHES =
  "c.set_id = $1 and c.kind = $2 and (c.origin || c.destination like $3 or c.destination like $3)";

const pageOf = (order: "asc" | "desc") => `select c.origin, c.destination, n.lane as after, o.lane as before
  from (select * from rate_set_change c where ${MATCHES} order by place ${order} limit $4 offset $5) c
  ${laneOf("n", "c.new_lane_id")} ${laneOf("o", "c.old_lane_id")} order by c.place ${order}`;

export interface SetChangeFilter {
  readonly setId: number;
  readonly kind: "added" | "changed" | "ended";
  /** the beginning of a lane's airports, or of its destination; empty: all */
  readonly search: string;
  /** lanes are numbered by their airports */
  readonly order: "asc" | "desc";
  readonly page: number;
  readonly size: number;
}

/** A page of what a set changed, by kind; `compareSet` has written it. */
export async function findSetChanges(
  tx: Transaction,
  { setId, kind, search, order, page, size }: SetChangeFilter,
): Promise<{ rows: SetChange[]; total: number }> {
  // letters and digits alone: nothing in it is a sign of a pattern
  const values = [setId, kind, `${search.toUpperCase().replaceAll(/[^A-Z0-9]/g, "")}%`];
  const rows = await queryRows<SetChange>(tx, pageOf(order), [...values, size, (page - 1) * size]);
  const [count] = await queryRows<{ total: number }>(
    tx,
    `select count(*) as total from rate_set_change c where ${MATCHES}`,
    values,
  );
  return { rows, total: count?.total ?? 0 };
}
