import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";

/** A sheet with what it is compared by. */
export interface KeyedSheet {
  readonly id: number;
  readonly isNew: boolean;
  readonly key: string;
  readonly content: string;
}

/** Lanes by what becomes of them. */
export interface ChangeCounts {
  readonly added: number;
  readonly changed: number;
  readonly ended: number;
  readonly unchanged: number;
}

/**
 * Pairs the lanes of new and old sheets, keeps the pairs that differ in `rate_set_change` and counts them. Amounts
 * of different scale are compared by value.
 */
const WRITE_CHANGES = `with sheet as materialized (
    select * from unnest($2::bigint[], $3::boolean[], $4::integer[], $5::integer[])
      as s (id, is_new, key, content)
  ), lane as materialized (
    select l.*, s.is_new, s.key, s.content,
      row_number() over (partition by s.is_new, s.key, l.origin, l.destination, l.valid_from order by l.id) as nth
    from sheet s join rate_lane l on l.sheet_id = s.id
  ), pair as (
    select n.id as new_id, o.id as old_id, coalesce(n.origin, o.origin) as origin,
      coalesce(n.destination, o.destination) as destination, coalesce(n.owner_id, o.owner_id) as owner_id,
      case
        when o.id is null then 'added'
        when n.id is null then 'ended'
        when n.content = o.content and n.valid_to = o.valid_to and n.scheme_id = o.scheme_id and case
          when n.scale = o.scale then n.min_charge = o.min_charge and n.breaks = o.breaks
            and coalesce(n.basic_charge, 0) = coalesce(o.basic_charge, 0)
          else n.min_charge * 10::numeric ^ -n.scale = o.min_charge * 10::numeric ^ -o.scale
            and coalesce(n.basic_charge, 0) * 10::numeric ^ -n.scale
              = coalesce(o.basic_charge, 0) * 10::numeric ^ -o.scale
            and array(select b * 10::numeric ^ -n.scale from unnest(n.breaks) with ordinality as u (b, i) order by i)
              = array(select b * 10::numeric ^ -o.scale from unnest(o.breaks) with ordinality as u (b, i) order by i)
          end then 'unchanged'
        else 'changed'
      end as kind
    from (select * from lane where is_new) n
    full join (select * from lane where not is_new) o
      on n.key = o.key and n.origin = o.origin and n.destination = o.destination
        and n.valid_from = o.valid_from and n.nth = o.nth
  ), kept as (
    insert into rate_set_change (set_id, kind, place, origin, destination, owner_id, new_lane_id, old_lane_id)
    select $1, kind, row_number() over (partition by kind order by origin, destination, new_id, old_id), origin,
      destination, owner_id, new_id, old_id
    from pair where kind <> 'unchanged'
  )
  select kind, count(*)::integer as lanes from pair group by kind`;

/** The same where nothing ends: all lanes are added, and there is nothing to pair. */
const WRITE_ADDED = `with kept as (
    insert into rate_set_change (set_id, kind, place, origin, destination, owner_id, new_lane_id)
    select $1, 'added', row_number() over (order by origin, destination, id), origin, destination, owner_id, id
    from rate_lane where sheet_id = any ($2::bigint[])
    returning 1
  )
  select 'added' as kind, count(*)::integer as lanes from kept`;

/** What a whole tariff of 100,000 lanes is sorted and joined in without going through the disk. */
const WORK_MEMORY = "48MB";

interface KindCount {
  readonly kind: keyof ChangeCounts;
  readonly lanes: number;
}

/** Writes and counts the differences of a set; replaces those of an earlier comparison. */
export async function writeSetChanges(
  tx: Transaction,
  setId: number,
  sheets: readonly KeyedSheet[],
): Promise<ChangeCounts> {
  await tx.query("delete from rate_set_change where set_id = $1", [setId]);
  await tx.query(`set local work_mem = '${WORK_MEMORY}'`);
  const rows = sheets.some((sheet) => !sheet.isNew)
    ? await writePairs(tx, setId, sheets)
    : await queryRows<KindCount>(tx, WRITE_ADDED, [setId, sheets.map((sheet) => sheet.id)]);
  const counts = new Map(rows.map((row) => [row.kind, row.lanes]));
  const of = (kind: keyof ChangeCounts): number => counts.get(kind) ?? 0;
  return { added: of("added"), changed: of("changed"), ended: of("ended"), unchanged: of("unchanged") };
}

function writePairs(tx: Transaction, setId: number, sheets: readonly KeyedSheet[]): Promise<KindCount[]> {
  return queryRows<KindCount>(tx, WRITE_CHANGES, [
    setId,
    sheets.map((sheet) => sheet.id),
    sheets.map((sheet) => sheet.isNew),
    numberTexts(sheets.map((sheet) => sheet.key)),
    numberTexts(sheets.map((sheet) => sheet.content)),
  ]);
}

/** The same number for the same text: joining 200,000 lanes by numbers takes a fraction of joining them by JSON. */
function numberTexts(texts: readonly string[]): number[] {
  const numbers = new Map<string, number>();
  return texts.map((text) => {
    const known = numbers.get(text) ?? numbers.size;
    numbers.set(text, known);
    return known;
  });
}
