import { createCache } from "../../../db/cache.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";
import { findLanesOfPairs, type LanePair } from "./lane-pair.ts";
import { explainedWindow, type PricingDates, type RateWindow } from "../pricing-window.ts";
import { findPricingLanes, getRates, type LaneRate, type LaneSnapshot } from "./pricing-lane.ts";

/** Rates of what was asked for, as they were read: some 300 bytes each. */
const MOST_SNAPSHOTS = 150_000;
/** Of those asked for lately also ready to be priced: some 2 kB each. */
const MOST_RATES = 20_000;

/*
 * The epoch is another value after every change of what is live (migration 0016), so rates that were read under it are
 * the live ones as long as it is the same. A transaction that has written something sees its own rates, which nobody else
 * may get: it neither takes nor gives.
 */
const EPOCH = `select epoch, pg_current_xact_id_if_assigned() is not null as writes from rate_epoch
  where is_only = $1`;

interface CachedRates<T> {
  readonly epoch: string;
  readonly rates: readonly T[];
}

/** Rates of a lane as this process read them last, and the epoch they were live in. */
export type KeptRates = CachedRates<LaneRate>;

function createRateCache<T>(maxEntries: number) {
  return createCache<string, CachedRates<T>>({ maxEntries, weightOf: ({ rates }) => rates.length + 1 });
}

const cachedSnapshots = createRateCache<LaneSnapshot>(MOST_SNAPSHOTS);
const cachedRates = createRateCache<LaneRate>(MOST_RATES);

function keyOf({ origin, destination }: LanePair, forwarderId: string, { from, to }: RateWindow): string {
  return `${forwarderId}/${origin}/${destination}/${from}/${to}`;
}

/** The name of a lane in the answer of `ratesOfPairs`. */
export function pairKey({ origin, destination }: LanePair): string {
  return `${origin}${destination}`;
}

/** What `ratesFor` says of each of many lanes, by `pairKey`: those not in memory are read in one statement. */
export async function ratesOfPairs(
  tx: Transaction,
  lanes: readonly LanePair[],
  forwarderId: string,
  dates: PricingDates,
): Promise<ReadonlyMap<string, readonly LaneRate[]>> {
  const window = explainedWindow(dates);
  const [state] = await queryRows<{ epoch: string; writes: boolean }>(tx, EPOCH, [true]);
  if (state === undefined) throw new Error("the rates have no epoch");
  const found = new Map<string, readonly LaneRate[]>();
  const missing: LanePair[] = [];
  for (const lane of lanes) {
    const known = state.writes ? undefined : cachedRates.get(tx, keyOf(lane, forwarderId, window));
    if (known?.epoch === state.epoch) found.set(pairKey(lane), known.rates);
    else missing.push(lane);
  }
  if (missing.length === 0) return found;
  const snapshots = await findLanesOfPairs(tx, missing, forwarderId, window);
  const rates = Map.groupBy(await getRates(tx, snapshots), ({ snapshot }) => pairKey(snapshot));
  for (const lane of missing) {
    const ofLane = rates.get(pairKey(lane)) ?? [];
    found.set(pairKey(lane), ofLane);
    if (state.writes) continue;
    const key = keyOf(lane, forwarderId, window);
    cachedSnapshots.set(tx, key, { epoch: state.epoch, rates: ofLane.map(({ snapshot }) => snapshot) });
    cachedRates.set(tx, key, { epoch: state.epoch, rates: ofLane });
  }
  return found;
}

/**
 * What `ratesFor` answered last, without a word to the database: something may have been published since. For a write
 * that compares the epoch itself and writes nothing where it is another one by now; undefined where nothing is in memory.
 */
export function keptRatesFor(
  tx: Transaction,
  lane: LanePair,
  forwarderId: string,
  dates: PricingDates,
): KeptRates | undefined {
  return cachedRates.get(tx, keyOf(lane, forwarderId, explainedWindow(dates)));
}

/**
 * Every rate of live sets on a lane around a day: those of everyone and the forwarder's own. Contract and spot rates
 * of other forwarders never leave the database. Expired and future ones are among them for some weeks, so that the
 * screen can say why they fell out. What is live is asked each time; lanes are read only when it changed.
 *
 * @param forwarderId company whose contract, spot and manual rates count
 * @param dates today and the day the goods are ready, at the place of origin
 */
export async function ratesFor(
  tx: Transaction,
  lane: { readonly origin: string; readonly destination: string },
  forwarderId: string,
  dates: PricingDates,
): Promise<readonly LaneRate[]> {
  const window = explainedWindow(dates);
  const key = keyOf(lane, forwarderId, window);
  const known = cachedSnapshots.get(tx, key);
  const asked = queryRows<{ epoch: string; writes: boolean }>(tx, EPOCH, [true]);
  // The epoch first: rates that are newer than it are read again, never the other way round.
  const reading = known === undefined ? findPricingLanes(tx, lane, forwarderId, window) : undefined;
  reading?.catch(() => undefined);
  const [state] = await asked;
  if (state === undefined) throw new Error("the rates have no epoch");
  const { epoch } = state;
  const isCached = !state.writes && known?.epoch === epoch;
  const prepared = isCached ? cachedRates.get(tx, key) : undefined;
  if (prepared?.epoch === epoch) return prepared.rates;
  const lanes = isCached ? known.rates : await (reading ?? findPricingLanes(tx, lane, forwarderId, window));
  const rates = await getRates(tx, lanes);
  if (!state.writes) {
    cachedSnapshots.set(tx, key, { epoch, rates: lanes });
    cachedRates.set(tx, key, { epoch, rates });
  }
  return rates;
}
