import { addDays, CARGO_TYPES, type CalendarDate } from "@kilolane/domain";
import { withTransaction, type SystemTransaction } from "../apps/server/src/db/transaction.ts";
import { systemScope } from "../apps/server/test/factories.ts";
import { EVERYONE } from "../apps/server/src/features/rate/owner.ts";
import type { SheetDraft } from "../apps/server/src/features/rate/parsing/parse-terms.ts";
import {
  createBreakScheme,
  createRateLanes,
  createRateSet,
  createRateSheets,
} from "../apps/server/src/features/rate/writes/sheet.ts";
import type { LaneDraft } from "../apps/server/src/features/rate/parsing/lane-columns.ts";
import type { BenchDatabase } from "./world.ts";

/** Rates that price on every measured lane. */
export const CANDIDATES = 30;
const ORIGINS = 60;
const DESTINATIONS = 200;
const AIRLINES = 100;
const LANES_PER_SHEET = 50;
const ROWS_PER_CALL = 5_000;
const BREAKS = ["0", "45", "100", "300", "500"];

export interface Lane {
  readonly origin: string;
  readonly destination: string;
}

export interface RatesOptions {
  /** rows of `rate_lane` in all */
  readonly lanes: number;
  /** pairs of airports with exactly `CANDIDATES` rates that price; the rest is spread over all pairs, skewed */
  readonly measuredLanes: number;
  /** `YYYY-MM-DD` */
  readonly today: CalendarDate;
  /** further pairs of airports; these are then the measured ones */
  readonly pairs?: readonly Lane[];
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Fills a database with rates: 60 airports of the USA × 200 elsewhere, sheets of some 50 lanes, rows in lane order.
 * Every measured lane has 30 rates that price for the forwarder (24 of everyone, 6 of its own contracts); around
 * them lie other forwarders' contracts, rates long expired and rates of other goods, far more on some lanes than on
 * others.
 *
 * @returns the measured lanes
 */
export async function loadRates(database: BenchDatabase, options: RatesOptions): Promise<Lane[]> {
  const { pairs = [] } = options;
  const { lanes, schemeId, sheets } = await withTransaction(systemScope(database.handle), async (tx) => ({
    lanes: [...(await findLanes(tx)), ...pairs],
    schemeId: await createBreakScheme(tx, BREAKS),
    sheets: await createSheets(tx, database, Math.max(300, Math.ceil(options.lanes / LANES_PER_SHEET))),
  }));
  const random = seededRandom(7);
  const measured = new Set(pairs.length > 0 ? pairs : pickEvenly(lanes, options.measuredLanes));
  const fillers = spreadSkewed(lanes, options.lanes - measured.size * CANDIDATES, random);
  const owners = ownersOf(database);
  const writer: Writer = { sheets, owners, schemeId, random, today: options.today };
  let rows: LaneDraft[] = [];
  for (const lane of lanes) {
    const isMeasured = measured.has(lane);
    rows.push(...rowsOf(writer, lane, { fillers: fillers.get(lane) ?? 0, isMeasured }));
    if (rows.length < ROWS_PER_CALL) continue;
    await store(database, rows);
    rows = [];
  }
  await store(database, rows);
  await database.handle.query("vacuum (analyze) rate_lane");
  await database.handle.query("analyze rate_sheet");
  return [...measured];
}

async function store(database: BenchDatabase, rows: readonly LaneDraft[]): Promise<void> {
  await withTransaction(systemScope(database.handle), (tx) => createRateLanes(tx, rows), {
    statementTimeoutMs: 60_000,
  });
}

function ownersOf(database: BenchDatabase): Readonly<Record<Kind, string>> {
  const { forwarderId, rivalId } = database;
  return { everyone: EVERYONE, otherGoods: EVERYONE, own: forwarderId, rival: rivalId };
}

async function findLanes(tx: SystemTransaction): Promise<Lane[]> {
  const codes = async (where: string, count: number): Promise<string[]> => {
    const { rows } = await tx.query<{ iata: string }>(
      `select iata from (select iata from airport where ${where} order by cargo_rank desc, iata limit ${count}) a
       order by iata`,
    );
    return rows.map((row) => row.iata);
  };
  const origins = await codes("country_code = 'US'", ORIGINS);
  const destinations = await codes("country_code <> 'US'", DESTINATIONS);
  return origins.flatMap((origin) => destinations.map((destination) => ({ origin, destination })));
}

interface Sheets {
  readonly everyone: readonly number[];
  readonly own: readonly number[];
  readonly rival: readonly number[];
  readonly otherGoods: readonly number[];
}

const KINDS = ["everyone", "everyone", "everyone", "own", "rival", "otherGoods"] as const;

async function createSheets(tx: SystemTransaction, database: BenchDatabase, count: number): Promise<Sheets> {
  const { rows } = await tx.query<{ id: number }>(
    `select id from airline where is_active order by id limit ${AIRLINES}`,
  );
  const sets: { readonly setId: number; readonly airlineId: number }[] = [];
  for (const { id } of rows) sets.push({ airlineId: id, setId: await createRateSet(tx, id, "benchmark") });
  const drafts: SheetDraft[] = [];
  for (let index = 0; index < count; index += 1) {
    const set = sets[index % sets.length];
    if (set !== undefined) drafts.push(sheetOf(index, kindOf(index, sets.length), set, database));
  }
  const ids: number[] = [];
  for (let from = 0; from < drafts.length; from += 1_000) {
    ids.push(...(await createRateSheets(tx, drafts.slice(from, from + 1_000))));
  }
  const of = (kind: Kind) => ids.filter((_, index) => kindOf(index, sets.length) === kind);
  return { everyone: of("everyone"), own: of("own"), rival: of("rival"), otherGoods: of("otherGoods") };
}

/** Each airline has sheets of every kind. */
function kindOf(index: number, airlines: number): Kind {
  return KINDS[Math.floor(index / airlines + (index % KINDS.length)) % KINDS.length] ?? "everyone";
}

function sheetOf(
  index: number,
  kind: Kind,
  set: { readonly setId: number; readonly airlineId: number },
  database: BenchDatabase,
): SheetDraft {
  return {
    ...set,
    ownerId: ownersOf(database)[kind],
    rateType: kind === "own" || kind === "rival" ? "contract" : "general",
    currency: "USD",
    weightUnit: "kg",
    divisor: 6000,
    weightStep: "0.5",
    goodsType: kind === "otherGoods" ? (CARGO_TYPES[1 + (index % 5)] ?? "Express") : "General",
    aircraft: index % 5 === 0 ? "freighter" : "passenger",
    transitDays: 2 + (index % 4),
    terms: {
      surcharges: [
        { label: "Fuel", unit: "per_kg", value: fuelOf(index), minimum: "25" },
        { label: "Security", unit: "per_kg", value: "0.15", minimum: "10", basis: "gross" },
        { label: "Handling", unit: "per_awb", value: "15" },
      ],
      eawbFee: "5",
      hawbFee: "7.50",
    },
  };
}

/** Airlines that charge alike are some, never all: ten prices of fuel among them. */
function fuelOf(index: number): string {
  return (0.9 + (index % 10) / 100).toFixed(2);
}

function pickEvenly<T>(all: readonly T[], count: number): T[] {
  const step = all.length / count;
  return Array.from({ length: count }, (_, index) => all[Math.floor(index * step)]).filter(
    (entry) => entry !== undefined,
  );
}

/** How many rows each lane gets: a few have hundreds, most have some. */
function spreadSkewed(lanes: readonly Lane[], rows: number, random: () => number): ReadonlyMap<Lane, number> {
  const weights = lanes.map(() => 1 / (0.02 + random()) ** 1.2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = 0;
  return new Map(
    lanes.map((lane, index) => {
      const share = ((weights[index] ?? 0) / total) * rows + left;
      const count = Math.floor(share);
      left = share - count;
      return [lane, count];
    }),
  );
}

type Kind = (typeof KINDS)[number];

interface Writer {
  readonly sheets: Sheets;
  readonly owners: Readonly<Record<Kind, string>>;
  readonly schemeId: number;
  readonly random: () => number;
  readonly today: CalendarDate;
}

/** The rows of one lane, in the order of the index. */
function rowsOf(
  writer: Writer,
  lane: Lane,
  options: { readonly fillers: number; readonly isMeasured: boolean },
): LaneDraft[] {
  const { today } = writer;
  const live = [addDays(today, -60), addDays(today, 300)] as const;
  const old = [addDays(today, -430), addDays(today, -70)] as const;
  const rows: LaneDraft[] = [];
  for (let slot = 0; options.isMeasured && slot < CANDIDATES; slot += 1) {
    rows.push(rowOf(writer, lane, slot < 24 ? "everyone" : "own", live));
  }
  for (let index = 0; index < options.fillers; index += 1) {
    // A measured lane keeps its thirty: around them lie rivals' contracts and what expired long ago.
    const kind = (["rival", "everyone", "otherGoods"] as const)[index % 3] ?? "rival";
    const isOld = kind === "everyone" || (kind === "otherGoods" && options.isMeasured);
    rows.push(rowOf(writer, lane, kind, isOld ? old : live));
  }
  return rows.toSorted((left, right) => (left.ownerId < right.ownerId ? -1 : 1));
}

function rowOf(
  writer: Writer,
  lane: Lane,
  kind: Kind,
  [validFrom, validTo]: readonly [CalendarDate, CalendarDate],
): LaneDraft {
  const base = 300 + Math.floor(writer.random() * 300);
  const ids = writer.sheets[kind];
  const sheetId = ids[Math.floor(writer.random() * ids.length)];
  if (sheetId === undefined) throw new RangeError(`no sheet of kind ${kind}`);
  return {
    sheetId,
    ownerId: writer.owners[kind],
    ...lane,
    validFrom,
    validTo,
    schemeId: writer.schemeId,
    scale: 2,
    minCharge: 7_500 + Math.floor(writer.random() * 2_000),
    basicCharge: null,
    breaks: BREAKS.map((_, band) => base - band * 45),
  };
}
