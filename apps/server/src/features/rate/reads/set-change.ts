import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";
import type { StoredSheetTerms } from "../parsing/parse-terms.ts";

/** A lane with what its sheet says of it; amounts are whole numbers of 10^-scale. */
export interface ChangedLane {
  readonly goods_type: string;
  readonly goods_types: StoredSheetTerms["goodsTypes"] | null;
  readonly aircraft: string;
  readonly currency: string;
  readonly weight_unit: string;
  readonly transit_days: number;
  readonly valid_from: string;
  readonly valid_to: string;
  readonly scale: number;
  readonly min_charge: number;
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
    select jsonb_build_object('goods_type', s.goods_type, 'goods_types', s.terms -> 'goodsTypes', 'aircraft', s.aircraft,
      'currency', s.currency, 'weight_unit', s.weight_unit, 'transit_days', s.transit_days, 'valid_from', l.valid_from,
      'valid_to', l.valid_to, 'scale', l.scale, 'min_charge', l.min_charge, 'breaks', to_jsonb(l.breaks),
      'weights', (select to_jsonb(b.weights::text[]) from break_scheme b where b.id = l.scheme_id)) as lane
    from (
      select sheet_id, valid_from, valid_to, scheme_id, scale, min_charge, breaks from rate_lane
      where origin = c.origin and destination = c.destination and owner_id = c.owner_id and id = ${id}
      union all
      select sheet_id, valid_from, valid_to, scheme_id, scale, min_charge, breaks from rate_lane_archive
      where id = ${id}
    ) l
    join rate_sheet s on s.id = l.sheet_id
  ) ${alias} on true`;
}

const PAGE = `select c.origin, c.destination, n.lane as after, o.lane as before
  from rate_set_change c ${laneOf("n", "c.new_lane_id")} ${laneOf("o", "c.old_lane_id")}
  where c.set_id = $1 and c.kind = $2 and c.place > $3 and c.place <= $4
  order by c.place`;

/** A page of what a set changed, by kind; `compareSet` has written it. */
export async function findSetChanges(
  tx: Transaction,
  filter: {
    readonly setId: number;
    readonly kind: "added" | "changed" | "ended";
    readonly page: number;
    readonly size: number;
  },
): Promise<{ rows: SetChange[]; total: number }> {
  const from = (filter.page - 1) * filter.size;
  const rows = await queryRows<SetChange>(tx, PAGE, [filter.setId, filter.kind, from, from + filter.size]);
  const [last] = await queryRows<{ total: number | null }>(
    tx,
    "select max(place) as total from rate_set_change where set_id = $1 and kind = $2",
    [filter.setId, filter.kind],
  );
  return { rows, total: last?.total ?? 0 };
}
