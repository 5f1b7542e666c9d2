import { CARGO_TYPES, exact, Exact, RATE_TYPES, type RateCandidate, type RateType } from "@kilolane/domain";
import { createCache } from "../../../db/cache.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";
import {
  type LaneFigures,
  parseBands,
  parseOptional,
  parseSheetTerms,
  type SheetTerms,
  type StoredSheetTerms,
} from "../parsing/parse-terms.ts";
import { EVERYONE } from "../owner.ts";
import type { ComparableSheet } from "../parsing/parse-sheet-key.ts";
import type { RateWindow } from "../pricing-window.ts";
import type { SegmentLane } from "./segment.ts";

/** Most sheets and schemes in memory; a sheet is some 2 kB. */
const MAX_CACHED_SHEETS = 50_000;

/**
 * A lane as it was read, small enough to be stored with a request: with its sheet, which never changes, it gives the
 * same candidate for ever. Amounts are whole numbers of 10^-scale.
 */
export interface LaneSnapshot extends LaneFigures {
  readonly laneId: number;
  readonly sheetId: number;
  readonly sheetVersion: number;
  readonly isActive: boolean;
}

/** What pricing and presenting need of a sheet. */
interface RateSheet {
  readonly id: number;
  /** the same in every sheet of a rate (decision 17) */
  readonly rateId: string;
  readonly version: number;
  readonly airlineId: number;
  readonly rateType: RateType;
  readonly isDemonstration: boolean;
  readonly forwarderId: string | null;
  readonly goodsType: string;
  readonly aircraft: "passenger" | "freighter";
  readonly transitDays: number | null;
  readonly daysOfOperation: string;
  readonly graceDays: number;
  readonly stored: StoredSheetTerms;
  readonly terms: SheetTerms;
}

/** A rate ready to be priced, with what it was made from. */
export interface LaneRate {
  readonly snapshot: LaneSnapshot;
  readonly sheet: RateSheet;
  readonly candidate: RateCandidate;
}

const cachedSheets = createCache<number, RateSheet>({ maxEntries: MAX_CACHED_SHEETS });

const cachedSchemes = createCache<number, readonly Exact[]>({ maxEntries: MAX_CACHED_SHEETS });

/**
 * The hot query of the product; the benchmarks prove its plan. The lanes are materialized first: the planner cannot
 * know that origin and destination go together, expects a single row, and would otherwise now and then walk through
 * whole sheets instead of the lane's index (19,250 pages instead of 130).
 */
export const LANE_QUERY = `with l as materialized (
    select id, sheet_id, valid_from, valid_to, scheme_id, scale, min_charge, basic_charge, breaks
    from rate_lane
    where origin = $1 and destination = $2 and owner_id = any($3::uuid[])
      and valid_to >= $4::date and valid_from <= $5::date
  )
  select l.id, l.sheet_id, s.version, s.is_active, l.valid_from::text as valid_from, l.valid_to::text as valid_to,
    l.scheme_id, l.scale, l.min_charge, l.basic_charge, l.breaks::text as breaks
  from l
  join rate_sheet s on s.id = l.sheet_id and s.ended_by_set is null
  join rate_set t on t.id = s.set_id and t.state = 'live'`;

export interface PricingLaneRow extends Omit<SegmentLane, "origin" | "destination" | "breaks"> {
  readonly version: number;
  readonly is_active: boolean;
  readonly breaks: string;
}

/** The lanes of what `ratesFor` (reads/cached-rates.ts) promises. */
export async function findPricingLanes(
  tx: Transaction,
  lane: { readonly origin: string; readonly destination: string },
  forwarderId: string,
  window: RateWindow,
): Promise<LaneSnapshot[]> {
  const rows = await queryRows<PricingLaneRow>(tx, LANE_QUERY, [
    lane.origin,
    lane.destination,
    [EVERYONE, forwarderId],
    window.from,
    window.to,
  ]);
  return rows.map((row) => snapshotOf(row, lane));
}

/** A row of the lanes' query. */
export function snapshotOf(
  row: PricingLaneRow,
  lane: Pick<LaneSnapshot, "origin" | "destination">,
): LaneSnapshot {
  return {
    laneId: row.id,
    sheetId: row.sheet_id,
    sheetVersion: row.version,
    isActive: row.is_active,
    // one text for all lanes instead of one of the database's each
    origin: lane.origin,
    destination: lane.destination,
    validFrom: row.valid_from,
    validTo: row.valid_to,
    schemeId: row.scheme_id,
    scale: row.scale,
    minCharge: row.min_charge,
    basicCharge: row.basic_charge,
    breaks: row.breaks.length > 2 ? row.breaks.slice(1, -1).split(",").map(Number) : [],
  };
}

/** The same candidates again from stored snapshots: no lane is read, whatever has been published since. */
export async function getRates(
  tx: Transaction,
  snapshots: readonly LaneSnapshot[],
): Promise<readonly LaneRate[]> {
  const sheets = await getSheets(tx, snapshots);
  const schemes = await getSchemes(tx, snapshots);
  return snapshots.map((snapshot) => {
    const sheet = sheets.get(snapshot.sheetId);
    const weights = schemes.get(snapshot.schemeId);
    if (sheet === undefined || weights === undefined)
      throw new Error(`rate sheet ${snapshot.sheetId} is gone`);
    return { snapshot, sheet, candidate: candidateOf(snapshot, sheet, weights) };
  });
}

function candidateOf(lane: LaneSnapshot, sheet: RateSheet, weights: readonly Exact[]): RateCandidate {
  const { stored } = sheet;
  const prices = lane.breaks.map((price) => new Exact(BigInt(price), lane.scale));
  return {
    rateId: lane.laneId,
    rateVersion: lane.sheetVersion,
    airlineId: sheet.airlineId,
    rateType: sheet.rateType,
    isActive: lane.isActive,
    origins: [lane.origin],
    destinations: [lane.destination],
    goodsTypes: stored.goodsTypes ?? goodsTypesOf(sheet.goodsType),
    shipperTypes: stored.shipperTypes ?? [],
    forwarderId: sheet.forwarderId,
    requestId: stored.requestId ?? null,
    startDate: lane.validFrom,
    expiryDate: lane.validTo,
    graceDays: sheet.graceDays,
    aircraft: sheet.aircraft,
    minimumWeight: parseOptional(stored.minimumWeight),
    maximumWeight: parseOptional(stored.maximumWeight),
    minimumDensityKgPerM3: parseOptional(stored.minimumDensityKgPerM3),
    transitDays: sheet.transitDays,
    cutOff: stored.cutOff ?? null,
    daysOfOperation: sheet.daysOfOperation,
    terms: {
      ...sheet.terms,
      minCharge: new Exact(BigInt(lane.minCharge), lane.scale),
      basicCharge: new Exact(BigInt(lane.basicCharge ?? 0), lane.scale),
      bands: parseBands(weights, prices, stored.bandRules),
    },
  };
}

/** '' and 'Any' mean any goods. */
function goodsTypesOf(goodsType: string): RateCandidate["goodsTypes"] {
  const known = CARGO_TYPES.find((type) => type === goodsType);
  return known === undefined ? [] : [known];
}

/** The sheets of the lanes by id, in the version that the lane was read with or a newer one. */
async function getSheets(tx: Transaction, lanes: readonly LaneSnapshot[]): Promise<Map<number, RateSheet>> {
  const sheets = new Map<number, RateSheet>();
  const missing = new Set<number>();
  for (const { sheetId, sheetVersion } of lanes) {
    const sheet = sheets.get(sheetId) ?? cachedSheets.get(tx, sheetId);
    if (sheet?.version === sheetVersion) sheets.set(sheetId, sheet);
    else missing.add(sheetId);
  }
  if (missing.size === 0) return sheets;
  const rows = await queryRows<SheetRow>(
    tx,
    `select id, rate_id, version, airline_id, owner_id, rate_type, currency, weight_unit, divisor, weight_step, goods_type,
       aircraft, transit_days, days_of_operation, grace_days, terms, is_demonstration
     from rate_sheet where id = any($1::bigint[])`,
    [[...missing]],
  );
  for (const row of rows) {
    const sheet = sheetOf(row);
    sheets.set(row.id, sheet);
    cachedSheets.set(tx, row.id, sheet);
  }
  return sheets;
}

interface SheetRow extends Omit<ComparableSheet, "provider" | "is_active"> {
  readonly id: number;
  readonly rate_id: string;
  readonly version: number;
  readonly airline_id: number;
  readonly owner_id: string;
  readonly is_demonstration: boolean;
}

function sheetOf(row: SheetRow): RateSheet {
  return {
    id: row.id,
    rateId: row.rate_id,
    version: row.version,
    airlineId: row.airline_id,
    rateType: RATE_TYPES.find((type) => type === row.rate_type) ?? "general",
    isDemonstration: row.is_demonstration,
    forwarderId: row.owner_id === EVERYONE ? null : row.owner_id,
    goodsType: row.goods_type,
    aircraft: row.aircraft === "freighter" ? "freighter" : "passenger",
    transitDays: row.transit_days,
    daysOfOperation: row.days_of_operation,
    graceDays: row.grace_days,
    stored: row.terms,
    terms: parseSheetTerms({
      currency: row.currency,
      weightUnit: row.weight_unit,
      divisor: row.divisor,
      weightStep: row.weight_step,
      terms: row.terms,
    }),
  };
}

/** The weights at which the prices of the lanes break, by scheme. */
async function getSchemes(
  tx: Transaction,
  lanes: readonly LaneSnapshot[],
): Promise<Map<number, readonly Exact[]>> {
  const schemes = new Map<number, readonly Exact[]>();
  const missing = new Set<number>();
  for (const { schemeId } of lanes) {
    const weights = schemes.get(schemeId) ?? cachedSchemes.get(tx, schemeId);
    if (weights === undefined) missing.add(schemeId);
    else schemes.set(schemeId, weights);
  }
  if (missing.size === 0) return schemes;
  const rows = await queryRows<{ id: number; weights: string[] }>(
    tx,
    "select id, weights from break_scheme where id = any($1::integer[])",
    [[...missing]],
  );
  for (const row of rows) {
    const weights = row.weights.map(exact);
    schemes.set(row.id, weights);
    cachedSchemes.set(tx, row.id, weights);
  }
  return schemes;
}
