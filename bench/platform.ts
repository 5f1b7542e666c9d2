import {
  getPlatformAccounts,
  getPlatformBilling,
  getPlatformLicences,
  getPlatformQuotations,
  listAnalysedQuotations,
} from "@kilolane/contract";
import { addDays, utcDateOf } from "@kilolane/domain";
import { buildUser, systemScope } from "../apps/server/test/factories.ts";
import { newId } from "../apps/server/src/db/new-id.ts";
import { withTransaction } from "../apps/server/src/db/transaction.ts";
import { updateMonthSums } from "../apps/server/src/features/platform-statistics/update-month-sums.ts";
import { hashToken } from "../apps/server/src/http/session-lookup.ts";
import { startServer } from "./load.ts";
import { type StatisticsFigure, timeFigures } from "./statistics.ts";
import { type BenchDatabase, startCluster } from "./world.ts";

export interface PlatformBenchmark {
  readonly companies: number;
  readonly quotations: number;
  readonly figures: readonly StatisticsFigure[];
  /** the slowest figure of the dashboards, p95, ms */
  readonly slowestMs: number;
  /** the turn of the job that sums what one more quotation has changed, ms */
  readonly refreshMs: number;
}

const DAYS = 730;
const ROUNDS = 10;
const ROWS_PER_CALL = 50_000;
const PATIENCE = { statementTimeoutMs: 120_000 };
/** What was changed is summed within a minute; here nothing changes but what the benchmark changes itself. */
const TOKEN = "b".repeat(43);

const COMPANIES = `
  insert into company (id, kind, name, email, approval)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'forwarder', 'Forwarder ' || n,
    'desk' || n || '@forwarder.example', 'approved' from generate_series(1, $1::integer) as n`;

/** Two years of quotations of all companies, evenly spread, on 400 lanes, with 40 airlines. */
const QUOTATIONS = `
  insert into quotation (id, company_id, number, request_id, status, owner_user_id, from_airport, to_airport, ready_date,
    goods_type, main_airline_id, chargeable_weight_kg, gross_weight_kg, currency, buy_total, sell_total, sell_total_usd,
    profit_usd, valid_until, expires_at, search_text, created_at, updated_at)
  select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad((1 + n * 7919 % $4::bigint)::text, 12, '0'))::uuid, 'Q-' || n,
    gen_random_uuid(), (array['draft', 'sent', 'sent', 'accepted', 'rejected', 'cancelled', 'expired'])[(1 + n % 7)::integer], $1,
    'A' || chr((65 + n % 20)::integer) || 'A', 'B' || chr((65 + n / 20 % 20)::integer) || 'B', current_date, 'General', 1 + n % 40, 100, 90,
    'USD', 85, 100, 100 + n % 900, 15, current_date, now(), '', at, at
  from generate_series($2::bigint, $3::bigint) as n,
    lateral (select now() - make_interval(secs => n * $5::float8) as at) as v`;

async function load(database: BenchDatabase, companies: number, quotations: number): Promise<void> {
  const scope = systemScope(database.handle);
  await withTransaction(scope, (tx) => tx.query(COMPANIES, [companies]), PATIENCE);
  const seconds = (DAYS * 86_400) / quotations;
  for (let from = 1; from <= quotations; from += ROWS_PER_CALL) {
    const to = Math.min(quotations, from + ROWS_PER_CALL - 1);
    const values = [database.userId, from, to, companies, seconds];
    await withTransaction(scope, (tx) => tx.query(QUOTATIONS, values), PATIENCE);
  }
  await database.handle.query("vacuum (analyze) quotation");
}

async function signInOperator(database: BenchDatabase): Promise<void> {
  const operator = await buildUser(database.handle, { role: "ROLE_SUPERADMIN" });
  await withTransaction(systemScope(database.handle), (tx) =>
    tx.query(
      `insert into session (id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '8 hours')`,
      [newId(), operator.id, hashToken(TOKEN)],
    ),
  );
}

/** Runs the job and says how long it took. */
async function timeSums(database: BenchDatabase): Promise<number> {
  const start = performance.now();
  await updateMonthSums(systemScope(database.handle));
  return performance.now() - start;
}

/** How long each of the operator's dashboards takes over all quotations of all companies. */
export async function benchPlatform(companies: number, quotations: number): Promise<PlatformBenchmark> {
  const cluster = await startCluster();
  try {
    const database = await cluster.createDatabase("platform");
    await load(database, companies, quotations);
    await signInOperator(database);
    await timeSums(database);
    // the current month keeps changing: its rows are counted, as they are for everyone while others save quotations
    await database.handle.query(
      "update quotation set sell_total_usd = sell_total_usd + 1 where number = 'Q-1'",
    );
    const server = await startServer(database.url);
    try {
      const to = utcDateOf(Date.now());
      const days = (count: number) => `from=${addDays(to, 1 - count)}&to=${to}`;
      const addresses = new Map<string, string>([
        ["select", "/bench/select"],
        ["quotations of 30 days", `/api${getPlatformQuotations.path}?${days(30)}`],
        ["quotations of a year", `/api${getPlatformQuotations.path}?${days(365)}`],
        ["quotations of two years", `/api${getPlatformQuotations.path}?${days(DAYS)}`],
        ["accounts", `/api${getPlatformAccounts.path}`],
        ["licences", `/api${getPlatformLicences.path}`],
        ["billing", `/api${getPlatformBilling.path}?${days(365)}`],
        ["quotes analysis, a page of 30 days", `/api${listAnalysedQuotations.path}?${days(30)}`],
      ]);
      const figures = await timeFigures(server.url, TOKEN, addresses, ROUNDS);
      return {
        companies,
        quotations,
        figures,
        slowestMs: Math.max(...figures.map(({ p95Ms }) => p95Ms)),
        refreshMs: Math.round(await timeSums(database)),
      };
    } finally {
      await server.stop();
    }
  } finally {
    await cluster.close();
  }
}
