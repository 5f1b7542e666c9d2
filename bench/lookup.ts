import { type CalendarDate, utcDateOf } from "@kilolane/domain";
import { withTransaction } from "../apps/server/src/db/transaction.ts";
import { ratesFor } from "../apps/server/src/features/rate/reads/cached-rates.ts";
import { percentile } from "./load.ts";
import { toDecimals } from "./measure.ts";
import { forwarderScopeOf } from "./plans.ts";
import { CANDIDATES, loadRates, type Lane } from "./rates-loader.ts";
import { publishSomething } from "./requests.ts";
import { startCluster, type BenchDatabase } from "./world.ts";

/** What the rates of a lane that no node has cached cost to find, among that many. */
export interface LookupFigures {
  /** rows of `rate_lane` */
  readonly lanes: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** p50 ÷ that of a bare `select 1` in the same transactions */
  readonly p50ToSelect: number;
  readonly p95ToSelect: number;
}

export interface LookupBenchmark {
  readonly figures: readonly LookupFigures[];
  /** p95 among the most lanes ÷ among the fewest */
  readonly p95Growth: number;
}

export interface LookupOptions {
  /** how many lanes, the fewest first */
  readonly sizes: readonly number[];
  readonly rounds: number;
}

export const FULL_LOOKUPS: LookupOptions = { sizes: [20_000, 200_000, 1_000_000], rounds: 7 };
export const SMALL_LOOKUPS: LookupOptions = { sizes: [2_000, 20_000, 100_000], rounds: 3 };

/** Pairs of airports that are looked up in each round; few enough to have all their rates among the fewest lanes. */
const MOST_LOOKED_UP = 400;

interface LookupStage {
  readonly size: number;
  readonly database: BenchDatabase;
  readonly lanes: readonly Lane[];
  readonly lookupMs: number[];
  readonly selectMs: number[];
}

/**
 * Finds the rates of lanes as pricing does (`ratesFor`), each just after a publication, so that nothing of it is cached,
 * beside a bare statement on the same connection; the sizes take turns. The first round warms up and does not count.
 */
export async function benchLookup(
  options: LookupOptions,
  log: (line: string) => void,
): Promise<LookupBenchmark> {
  const today = utcDateOf(Date.now());
  const cluster = await startCluster();
  try {
    const stages: LookupStage[] = [];
    for (const size of options.sizes) {
      const database = await cluster.createDatabase(`lookup_${size}`);
      const measuredLanes = Math.min(MOST_LOOKED_UP, Math.floor(size / (CANDIDATES + 20)));
      const lanes = await loadRates(database, { lanes: size, measuredLanes, today });
      log(`${size} lanes loaded`);
      stages.push({ size, database, lanes, lookupMs: [], selectMs: [] });
    }
    for (let round = 0; round <= options.rounds; round += 1) {
      for (const stage of round % 2 === 0 ? stages : stages.toReversed()) {
        await lookUp(stage, today, round > 0);
      }
    }
    const figures = stages.map(presentFigures);
    const p95Growth = (figures.at(-1)?.p95Ms ?? Number.NaN) / (figures[0]?.p95Ms ?? Number.NaN);
    return { figures, p95Growth: toDecimals(p95Growth, 2) };
  } finally {
    await cluster.close();
  }
}

/** One round: every measured lane once, a bare statement before each. */
async function lookUp(stage: LookupStage, today: CalendarDate, counts: boolean): Promise<void> {
  const { database, lanes, lookupMs, selectMs } = stage;
  await publishSomething(database);
  await withTransaction(forwarderScopeOf(database), async (tx) => {
    for (const lane of lanes) {
      const select = await timed(() => tx.query("select 1 as one"));
      const lookup = await timed(async () => {
        const rates = await ratesFor(tx, lane, database.forwarderId, { on: today, readyOn: today });
        if (rates.length !== CANDIDATES) throw new Error(`${rates.length} rates were found`);
      });
      if (!counts) continue;
      selectMs.push(select);
      lookupMs.push(lookup);
    }
  });
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function presentFigures({ size, lookupMs, selectMs }: LookupStage): LookupFigures {
  const ratio = (share: number) => toDecimals(percentile(lookupMs, share) / percentile(selectMs, share), 2);
  return {
    lanes: size,
    p50Ms: toDecimals(percentile(lookupMs, 0.5), 2),
    p95Ms: toDecimals(percentile(lookupMs, 0.95), 2),
    p50ToSelect: ratio(0.5),
    p95ToSelect: ratio(0.95),
  };
}
