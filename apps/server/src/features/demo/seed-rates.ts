import { buildDemoRates, type DemoRateLane, type DemoRateSheet } from "@kilolane/demo";
import { exact, type CalendarDate, addDays } from "@kilolane/domain";
import type { SystemTransaction } from "../../db/transaction.ts";
import { EVERYONE } from "../rate/owner.ts";
import type { SheetDraft } from "../rate/parsing/parse-terms.ts";
import { createBreakScheme, createRateLanes, createRateSet, createRateSheets } from "../rate/writes/sheet.ts";
import type { LaneDraft } from "../rate/parsing/lane-columns.ts";
import { findAirlineIds, findDemoIds } from "./reads/demo-record.ts";
import { idOf } from "./seed-companies.ts";

/** Lanes stored by one statement. */
const LANES_PER_CALL = 5_000;

/**
 * The demo tariffs, marked as demonstration figures: one live set per airline and day of publication, their sheets,
 * their lanes in lane order.
 */
export async function seedRates(tx: SystemTransaction, today: CalendarDate): Promise<void> {
  const sheets = buildDemoRates({ today });
  const { companies } = await findDemoIds(tx);
  const setIds = await insertSets(tx, sheets);
  const ownerOf = (sheet: DemoRateSheet): string =>
    sheet.ownerCompanyKey === null ? EVERYONE : idOf(companies, sheet.ownerCompanyKey);
  const sheetIds = await createRateSheets(
    tx,
    sheets.map((sheet) => presentSheet(sheet, { ...idOf(setIds, setKey(sheet)), ownerId: ownerOf(sheet) })),
  );
  await insertForwarders(tx, sheets, { setIds, ownerOf });
  const schemes = await insertSchemes(tx, sheets);
  const lanes = sheets.flatMap((sheet, index) => {
    const sheetId = sheetIds[index];
    if (sheetId === undefined) throw new RangeError(`sheet ${sheet.key} was not stored`);
    return sheet.lanes.map((lane) => presentLane(lane, sheet, { sheetId, ownerId: ownerOf(sheet), schemes }));
  });
  lanes.sort(byLane);
  for (let from = 0; from < lanes.length; from += LANES_PER_CALL) {
    await createRateLanes(tx, lanes.slice(from, from + LANES_PER_CALL));
  }
}

interface SetIds {
  readonly setId: number;
  readonly airlineId: number;
}

/** Days before it begins that a tariff is published; an offer for one forwarder is news of yesterday. */
const NOTICE_DAYS = 21;

function setKey({ airlineIata, rateType, validFrom }: DemoRateSheet): string {
  return `${airlineIata} ${addDays(validFrom, rateType === "spot" ? -1 : -NOTICE_DAYS)}`;
}

async function insertSets(
  tx: SystemTransaction,
  sheets: readonly DemoRateSheet[],
): Promise<ReadonlyMap<string, SetIds>> {
  const airlines = await findAirlineIds(tx);
  const sets = new Map<string, SetIds>();
  for (const key of new Set(sheets.map((sheet) => setKey(sheet)).toSorted())) {
    const [iata = "", day = ""] = key.split(" ");
    const airlineId = idOf(airlines, iata);
    const publishedAt = new Date(`${day}T09:00:00Z`);
    sets.set(key, {
      airlineId,
      setId: await createRateSet(tx, airlineId, "demonstration", "live", publishedAt),
    });
  }
  return sets;
}

/** Who has contract or spot rates of an airline is on its list. */
async function insertForwarders(
  tx: SystemTransaction,
  sheets: readonly DemoRateSheet[],
  known: {
    readonly setIds: ReadonlyMap<string, SetIds>;
    readonly ownerOf: (sheet: DemoRateSheet) => string;
  },
): Promise<void> {
  const rows = sheets
    .filter((sheet) => sheet.ownerCompanyKey !== null)
    .map((sheet) => ({
      airline_id: idOf(known.setIds, setKey(sheet)).airlineId,
      forwarder_id: known.ownerOf(sheet),
    }));
  if (rows.length === 0) return;
  await tx.db
    .insertInto("contract_forwarder")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function presentSheet(sheet: DemoRateSheet, ids: SetIds & { readonly ownerId: string }): SheetDraft {
  return {
    ...ids,
    rateType: sheet.rateType,
    currency: sheet.currency,
    weightUnit: sheet.weightUnit,
    divisor: sheet.divisor,
    weightStep: sheet.weightStep,
    goodsType: sheet.goodsType,
    aircraft: sheet.aircraft,
    transitDays: sheet.transitDays,
    daysOfOperation: sheet.daysOfOperation,
    graceDays: sheet.graceDays,
    isActive: sheet.isActive,
    isDemonstration: sheet.isDemonstration,
    terms: {
      ...sheet.fees,
      surcharges: sheet.surcharges,
      ...(sheet.flights.length === 0 ? {} : { flights: sheet.flights }),
      allowNextBreak: sheet.allowNextBreak,
      surchargeOnRatedWeight: sheet.surchargeOnRatedWeight,
    },
  };
}

async function insertSchemes(
  tx: SystemTransaction,
  sheets: readonly DemoRateSheet[],
): Promise<ReadonlyMap<string, number>> {
  const schemes = new Map<string, number>();
  for (const sheet of sheets) {
    for (const lane of sheet.lanes) {
      const weights = weightsOf(lane);
      const name = weights.join(" ");
      if (!schemes.has(name)) schemes.set(name, await createBreakScheme(tx, weights));
    }
  }
  return schemes;
}

function weightsOf(lane: DemoRateLane): string[] {
  return lane.breaks.map(([weight]) => weight);
}

interface LaneContext {
  readonly sheetId: number;
  readonly ownerId: string;
  readonly schemes: ReadonlyMap<string, number>;
}

/** Amounts as whole numbers of the smallest decimal place that any of them has. */
function presentLane(lane: DemoRateLane, sheet: DemoRateSheet, context: LaneContext): LaneDraft {
  const amounts = [lane.minCharge, ...lane.breaks.map(([, rate]) => rate)].map(exact);
  const scale = Math.max(...amounts.map((amount) => amount.scale));
  const [minCharge = 0, ...breaks] = amounts.map(
    (amount) => Number(amount.units) * 10 ** (scale - amount.scale),
  );
  return {
    sheetId: context.sheetId,
    ownerId: context.ownerId,
    origin: lane.origin,
    destination: lane.destination,
    validFrom: sheet.validFrom,
    validTo: sheet.validTo,
    schemeId: idOf(context.schemes, weightsOf(lane).join(" ")),
    scale,
    minCharge,
    basicCharge: null,
    breaks,
  };
}

/** Rows that are read together lie together (architecture.md §4). */
function byLane(left: LaneDraft, right: LaneDraft): number {
  const leftKey = `${left.origin}${left.destination}${left.ownerId}`;
  const rightKey = `${right.origin}${right.destination}${right.ownerId}`;
  return leftKey < rightKey ? -1 : leftKey > rightKey ? 1 : 0;
}
