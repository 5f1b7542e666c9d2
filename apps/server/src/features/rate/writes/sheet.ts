import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";
import { type LaneColumns, type LaneDraft, laneColumnsOf } from "../parsing/lane-columns.ts";
import type { SheetDraft } from "../parsing/parse-terms.ts";

/**
 * Opens a set of an airline that is live at once; importers that publish later say `draft`.
 * @param publishedAt when a live set was published; now by default
 */
export async function createRateSet(
  tx: Transaction,
  airlineId: number,
  source: string,
  state: "draft" | "live" = "live",
  publishedAt: Date | null = null,
): Promise<number> {
  const rows = await queryRows<{ id: number }>(
    tx,
    `insert into rate_set (airline_id, state, source, published_at)
     values ($1, $2, $3, case when $2 = 'live' then coalesce($4::timestamptz, now()) end) returning id`,
    [airlineId, state, source, publishedAt],
  );
  return idOf(rows);
}

function idOf(rows: readonly { readonly id: number }[]): number {
  const [row] = rows;
  if (row === undefined) throw new Error("the insert answered no id");
  return row.id;
}

/** The id of the break scheme with these lower limits (ascending decimal strings), made when it is new. */
export async function createBreakScheme(tx: Transaction, weights: readonly string[]): Promise<number> {
  const rows = await queryRows<{ id: number }>(
    tx,
    `insert into break_scheme (weights) values ($1::numeric[])
     on conflict (weights) do update set weights = excluded.weights returning id`,
    [weights],
  );
  return idOf(rows);
}

/** Stores sheets in one statement and answers their ids in the same order. */
export async function createRateSheets(tx: Transaction, sheets: readonly SheetDraft[]): Promise<number[]> {
  if (sheets.length === 0) return [];
  const rows = await queryRows<{ id: number }>(
    tx,
    `insert into rate_sheet (set_id, airline_id, owner_id, rate_type, currency, weight_unit, divisor, weight_step,
       goods_type, aircraft, transit_days, days_of_operation, grace_days, provider, terms, is_active,
       is_demonstration)
     select s.set_id, s.airline_id, s.owner_id, s.rate_type, s.currency, s.weight_unit, s.divisor, s.weight_step,
       s.goods_type, s.aircraft, s.transit_days, s.days_of_operation, s.grace_days, s.provider, s.terms,
       s.is_active, s.is_demonstration
     from rows from (jsonb_to_recordset($1::jsonb) as (set_id bigint, airline_id integer, owner_id uuid,
       rate_type text, currency text, weight_unit text, divisor integer, weight_step numeric, goods_type text,
       aircraft text, transit_days smallint, days_of_operation text, grace_days smallint, provider text, terms jsonb,
       is_active boolean, is_demonstration boolean)) with ordinality as s
     order by s.ordinality
     returning id`,
    [JSON.stringify(sheets.map(presentSheet))],
  );
  return rows.map((row) => row.id);
}

function presentSheet(sheet: SheetDraft) {
  return {
    set_id: sheet.setId,
    airline_id: sheet.airlineId,
    owner_id: sheet.ownerId,
    rate_type: sheet.rateType,
    currency: sheet.currency,
    weight_unit: sheet.weightUnit,
    divisor: sheet.divisor,
    weight_step: sheet.weightStep,
    goods_type: sheet.goodsType,
    aircraft: sheet.aircraft,
    transit_days: sheet.transitDays,
    days_of_operation: sheet.daysOfOperation ?? "1234567",
    grace_days: sheet.graceDays ?? 0,
    provider: sheet.provider ?? "",
    terms: sheet.terms,
    is_active: sheet.isActive ?? true,
    is_demonstration: sheet.isDemonstration ?? false,
  };
}

/**
 * Stores lanes by unnest, 13 values a row. The caller sorts them by origin, destination, owner: rows that are read
 * together then lie together (architecture.md §4). Up to about 10,000 rows a call.
 */
export async function createRateLanes(tx: Transaction, lanes: readonly LaneDraft[]): Promise<void> {
  if (lanes.length > 0) await createLanesOfColumns(tx, laneColumnsOf(lanes));
}

/** The same of lanes that were written column by column already; at least one. @returns how many they were */
export async function createLanesOfColumns(tx: Transaction, columns: LaneColumns): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into rate_lane (sheet_id, owner_id, origin, destination, valid_from, valid_to, scheme_id, scale,
       min_charge, basic_charge, breaks)
     select l.sheet_id, l.owner_id, l.origin, l.destination, l.valid_from, l.valid_to, l.scheme_id, l.scale,
       l.min_charge, l.basic_charge, l.breaks::integer[]
     from unnest($1::bigint[], $2::uuid[], $3::text[], $4::text[], $5::date[], $6::date[], $7::integer[],
       $8::smallint[], $9::integer[], $10::integer[], $11::text[])
       as l (sheet_id, owner_id, origin, destination, valid_from, valid_to, scheme_id, scale, min_charge,
         basic_charge, breaks)`,
    [
      columns.sheetId,
      columns.ownerId,
      columns.origin,
      columns.destination,
      columns.validFrom,
      columns.validTo,
      columns.schemeId,
      columns.scale,
      columns.minCharge,
      columns.basicCharge,
      columns.breaks,
    ],
  );
  return rowCount ?? 0;
}
