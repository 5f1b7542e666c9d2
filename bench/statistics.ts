import {
  countQuotationsByUser,
  getQuotationRevenue,
  listQuotationLosses,
  listQuotationMargins,
  listTopDestinations,
  listTopUsers,
} from "@kilolane/contract";
import { addDays, utcDateOf } from "@kilolane/domain";
import { percentile, startServer } from "./load.ts";
import { toDecimals } from "./measure.ts";
import { loadQuotations } from "./quotations-loader.ts";
import { startCluster } from "./world.ts";

export interface StatisticsFigure {
  readonly name: string;
  readonly p50Ms: number;
  readonly p95Ms: number;
  /** median ÷ that of the endpoint that runs a bare `select 1` */
  readonly toSelect: number;
}

export interface StatisticsBenchmark {
  readonly quotations: number;
  readonly figures: readonly StatisticsFigure[];
  /** the slowest figure, p95, ms */
  readonly slowestMs: number;
}

/** All that the loader stores: two years. */
const DAYS = 730;
const ROUNDS = 15;

async function time(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url, { headers });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - start;
}

/**
 * How long each address takes, one person asking, in turns. One of them is `select`, to which the others are compared.
 * @param rounds after a first one, which fills the database's memory
 */
export async function timeFigures(
  serverUrl: string,
  token: string,
  addresses: ReadonlyMap<string, string>,
  rounds: number,
): Promise<StatisticsFigure[]> {
  const headers = { authorization: `Bearer ${token}` };
  const times = new Map([...addresses.keys()].map((name) => [name, new Array<number>()]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, path] of addresses) {
      const ms = await time(serverUrl + path, headers);
      if (round > 0) times.get(name)?.push(ms);
    }
  }
  const medianOf = (name: string) => percentile(times.get(name) ?? [], 0.5);
  return [...addresses.keys()].map((name) => ({
    name,
    p50Ms: toDecimals(medianOf(name), 1),
    p95Ms: toDecimals(percentile(times.get(name) ?? [], 0.95), 1),
    toSelect: toDecimals(medianOf(name) / medianOf("select"), 1),
  }));
}

/** How long each figure of the dashboard takes over all quotations of a company, one person asking, in turns. */
export async function benchStatistics(quotations: number): Promise<StatisticsBenchmark> {
  const cluster = await startCluster();
  try {
    const database = await cluster.createDatabase("statistics");
    await loadQuotations(database, quotations);
    const server = await startServer(database.url);
    try {
      const to = utcDateOf(Date.now());
      const period = `from=${addDays(to, -DAYS)}&to=${to}`;
      const addresses = new Map<string, string>([
        ["select", "/bench/select"],
        ["revenue, by day and before", `/api${getQuotationRevenue.path}?${period}`],
        ["top destinations", `/api${listTopDestinations.path}?${period}`],
        ["quotations by user", `/api${countQuotationsByUser.path}?${period}`],
        ["top users", `/api${listTopUsers.path}?${period}`],
        ["margin by client", `/api${listQuotationMargins.path}?by=client&${period}`],
        ["margin by lane", `/api${listQuotationMargins.path}?by=lane&${period}`],
        ["losses", `/api${listQuotationLosses.path}?${period}`],
      ]);
      const figures = await timeFigures(server.url, database.token, addresses, ROUNDS);
      return { quotations, figures, slowestMs: Math.max(...figures.map(({ p95Ms }) => p95Ms)) };
    } finally {
      await server.stop();
    }
  } finally {
    await cluster.close();
  }
}
