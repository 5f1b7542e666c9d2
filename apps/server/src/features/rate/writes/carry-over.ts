import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";

interface Sheet {
  readonly id: number;
  readonly isNew: boolean;
  readonly key: string;
}

/** Live lanes that lanes of the set replace, with the first day of the earliest of those. */
const HITS = `with sheet as materialized (
    select * from unnest($1::bigint[], $2::boolean[], $3::text[]) as s (id, is_new, key)
  ), lane as materialized (
    select l.id, l.sheet_id, l.origin, l.destination, l.valid_from, l.valid_to, s.is_new, s.key
    from sheet s join rate_lane l on l.sheet_id = s.id
  )
  select o.id, o.sheet_id, min(n.valid_from)::text as cut
  from lane o
  join lane n on n.is_new and n.key = o.key and n.origin = o.origin and n.destination = o.destination
    and n.valid_from <= o.valid_to and o.valid_from <= n.valid_to
  where not o.is_new
  group by o.id, o.sheet_id`;

const COPY_SHEETS = `insert into rate_sheet (set_id, airline_id, owner_id, rate_type, currency, weight_unit, divisor,
    weight_step, goods_type, aircraft, transit_days, days_of_operation, grace_days, provider, terms, is_active,
    is_demonstration)
  select $1, s.airline_id, s.owner_id, s.rate_type, s.currency, s.weight_unit, s.divisor, s.weight_step, s.goods_type,
    s.aircraft, s.transit_days, s.days_of_operation, s.grace_days, s.provider, s.terms, s.is_active, s.is_demonstration
  from unnest($2::bigint[]) with ordinality as u (id, place) join rate_sheet s on s.id = u.id
  order by u.place
  returning id`;

const COPY_LANES = `insert into rate_lane (sheet_id, owner_id, origin, destination, valid_from, valid_to, scheme_id, scale,
    min_charge, basic_charge, breaks)
  select c.copy_id, l.owner_id, l.origin, l.destination, l.valid_from,
    case when h.id is null then l.valid_to else h.cut - 1 end, l.scheme_id, l.scale, l.min_charge, l.basic_charge,
    l.breaks
  from unnest($1::bigint[], $2::bigint[]) as c (id, copy_id)
  join rate_lane l on l.sheet_id = c.id
  left join unnest($3::bigint[], $4::date[]) as h (id, cut) on h.id = l.id
  where h.id is null or l.valid_from < h.cut
  order by l.origin, l.destination, l.owner_id`;

/** Copies what is left of the touched sheets into the set. @returns the touched sheets */
export async function writeCarryOver(
  tx: Transaction,
  setId: number,
  sheets: readonly Sheet[],
): Promise<number[]> {
  const hits = await queryRows<{ id: number; sheet_id: number; cut: string }>(tx, HITS, [
    sheets.map((sheet) => sheet.id),
    sheets.map((sheet) => sheet.isNew),
    sheets.map((sheet) => sheet.key),
  ]);
  const touched = [...new Set(hits.map((hit) => hit.sheet_id))].toSorted((left, right) => left - right);
  const copies = await queryRows<{ id: number }>(tx, COPY_SHEETS, [setId, touched]);
  await tx.query(COPY_LANES, [
    touched,
    copies.map((copy) => copy.id),
    hits.map((hit) => hit.id),
    hits.map((hit) => hit.cut),
  ]);
  return touched;
}
