import { type ProposalFormInput, proposeQuotations } from "@kilolane/contract";
import { addDays, utcDateOf } from "@kilolane/domain";
import { buildTrucking } from "../apps/server/test/build-trucking.ts";
import { percentile, startServer } from "./load.ts";
import { toDecimals } from "./measure.ts";
import { loadRates } from "./rates-loader.ts";
import { publishSomething } from "./requests.ts";
import { type BenchDatabase, startCluster } from "./world.ts";

/** What ways over ten airports at both ends cost to find, among that many rates. */
export interface ProposalBenchmark {
  /** rows of `rate_lane` */
  readonly lanes: number;
  readonly pairs: number;
  /** with the rates of all pairs in the node's memory */
  readonly keptP50Ms: number;
  /** just after a publication: all are read again */
  readonly readP50Ms: number;
  /** medians ÷ that of the endpoint that runs a bare `select 1` */
  readonly keptToSelect: number;
  readonly readToSelect: number;
}

const ROUNDS = 15;
/** Around Manhattan and around Los Angeles. */
const ORIGINS = ["JFK", "EWR", "LGA", "PHL", "BOS", "BDL", "ABE", "ISP", "SWF", "ALB"];
const DESTINATIONS = ["LAX", "ONT", "SNA", "BUR", "LGB", "SAN", "PSP", "SBA", "LAS", "BFL"];
const [FROM_ZIP, TO_ZIP] = ["10001", "90045"];
const TARIFF = {
  mode: "cwt" as const,
  bands: [
    { lowerLb: "0", ratePerCwt: "21.42" },
    { lowerLb: "5000", ratePerCwt: "18.85" },
  ],
  minimum: "125.00",
};

/** Two carriers at each airport. */
async function buildTrucks(database: BenchDatabase): Promise<void> {
  const world = { database: database.handle };
  for (const [zip, airports] of [[FROM_ZIP, ORIGINS] as const, [TO_ZIP, DESTINATIONS] as const]) {
    for (const airport of airports) {
      for (const [index, transitDays] of [2, 1].entries()) {
        const carrier = { name: `${airport} ${index}`, terms: TARIFF, airport, transitDays };
        await buildTrucking(world, database.forwarderId, { ...carrier, zips: [zip, zip] });
      }
    }
  }
}

function question(): ProposalFormInput {
  return {
    pickupZip: FROM_ZIP,
    deliveryZip: TO_ZIP,
    readyDate: addDays(utcDateOf(Date.now()), 3),
    typeOfGoods: "General",
    goodsArray: [{ pieces: 2, length: 80, width: 60, height: 55, totalWeight: 184 }],
    dimensionUnit: "cm",
    weightUnit: "kg",
    currency: "USD",
  };
}

/** One person asking for ways from door to door: with the rates kept, and with all of them read again. */
export async function benchProposals(lanes: number): Promise<ProposalBenchmark> {
  const cluster = await startCluster();
  try {
    const database = await cluster.createDatabase("proposals");
    const pairs = ORIGINS.flatMap((origin) => DESTINATIONS.map((destination) => ({ origin, destination })));
    await loadRates(database, { lanes, measuredLanes: pairs.length, today: utcDateOf(Date.now()), pairs });
    await buildTrucks(database);
    const server = await startServer(database.url);
    try {
      const headers = { authorization: `Bearer ${database.token}`, "content-type": "application/json" };
      const body = JSON.stringify(question());
      const propose = async () => {
        const answer = await fetch(`${server.url}/api${proposeQuotations.path}`, {
          method: "POST",
          headers,
          body,
        });
        if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
        const found: { origins: unknown[]; destinations: unknown[] } = JSON.parse(await answer.text());
        if (found.origins.length * found.destinations.length !== pairs.length)
          throw new Error(`${found.origins.length} × ${found.destinations.length} airports were compared`);
      };
      const select = async () => (await fetch(`${server.url}/bench/select`)).text();
      const times = { kept: new Array<number>(), read: new Array<number>(), select: new Array<number>() };
      for (let round = 0; round <= ROUNDS; round += 1) {
        await publishSomething(database);
        const read = await timed(propose);
        const bare = await timed(select);
        const kept = await timed(propose);
        // the first one fills the database's memory
        if (round === 0) continue;
        times.read.push(read);
        times.select.push(bare);
        times.kept.push(kept);
      }
      return presentTimes(times, lanes, pairs.length);
    } finally {
      await server.stop();
    }
  } finally {
    await cluster.close();
  }
}

function presentTimes(
  { kept, read, select }: Readonly<Record<"kept" | "read" | "select", readonly number[]>>,
  lanes: number,
  pairs: number,
): ProposalBenchmark {
  const bare = percentile(select, 0.5);
  return {
    lanes,
    pairs,
    keptP50Ms: toDecimals(percentile(kept, 0.5), 1),
    readP50Ms: toDecimals(percentile(read, 0.5), 1),
    keptToSelect: toDecimals(percentile(kept, 0.5) / bare, 1),
    readToSelect: toDecimals(percentile(read, 0.5) / bare, 1),
  };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
