import { type CalendarDate, parseCalendarDate } from "@kilolane/domain";
import type { SystemScope } from "../../db/scope.ts";
import { withTransaction, type SystemTransaction } from "../../db/transaction.ts";
import { findSeedVersion, lockSeed, writeSeedVersion } from "../place/writes.ts";
import { seedCompanies } from "./seed-companies.ts";
import { seedDeskWork } from "./seed-desk-work.ts";
import { seedExchange } from "./seed-exchange.ts";
import { seedClientRequests } from "./seed-client-requests.ts";
import { seedMarginRules } from "./seed-margin-rules.ts";
import { seedQuotations, type ScopeOf } from "./seed-quotations.ts";
import { seedRates } from "./seed-rates.ts";
import { seedTariffProposals } from "./seed-tariff-proposals.ts";
import { seedTrucking } from "./seed-trucking.ts";
import { seedTruckingSheets } from "./seed-trucking-sheets.ts";
import { moveWorldDates } from "./seed-dates.ts";

const STEP_TIMEOUT_MS = 120_000;

/** The step whose version is the day the world is made for. */
const FIRST_STEP = "demo-companies";
const PAST_STEP = "demo-quotations";
const REQUESTS_STEP = "demo-client-requests";
const RULES_STEP = "demo-margin-rules";
const SHEETS_STEP = "demo-trucking-sheets";
const DESK_STEP = "demo-desk-work";
const PROPOSALS_STEP = "demo-tariff-proposals";

interface SeedStep {
  readonly name: string;
  readonly run: (tx: SystemTransaction, today: CalendarDate) => Promise<void>;
}

/** In this order; each is a transaction of its own, so that a crash loses one step and the next start goes on there. */
const STEPS: readonly SeedStep[] = [
  { name: FIRST_STEP, run: seedCompanies },
  { name: "demo-rates", run: seedRates },
  { name: "demo-exchange", run: seedExchange },
  { name: "demo-trucking", run: seedTrucking },
];

/**
 * Puts the demo world into the database once: companies, people, tariffs, trucking, quotations. The world is made
 * for the day on which its first step ran; it is never made again, because people work in it, but the validity of
 * its tariffs moves along with the calendar.
 *
 * @param scopeOf acts for the people of the demo world, in whose names its past was made
 * @param today UTC calendar date
 * @returns the names of the steps that ran
 */
export async function seedDemo(
  scope: SystemScope,
  scopeOf: ScopeOf,
  today: CalendarDate,
): Promise<readonly string[]> {
  const done: string[] = [];
  for (const step of STEPS) {
    const ran = await withTransaction(scope, (tx) => runStep(tx, step, today), {
      statementTimeoutMs: STEP_TIMEOUT_MS,
    });
    if (ran) done.push(step.name);
  }
  // one after the other: each tells by what is stored where it has to go on
  for (const [name, seed] of [
    [PAST_STEP, seedQuotations],
    [REQUESTS_STEP, seedClientRequests],
    // after them: what was quoted before there were rules keeps its prices
    [RULES_STEP, seedMarginRules],
    [SHEETS_STEP, seedTruckingSheets],
    [DESK_STEP, seedDeskWork],
    [PROPOSALS_STEP, seedTariffProposals],
  ] as const)
    if (await makeOneByOne(scope, name, (day) => seed(scope, scopeOf, day), today)) done.push(name);
  const moved = await withTransaction(scope, (tx) => moveDates(tx, today), {
    statementTimeoutMs: STEP_TIMEOUT_MS,
  });
  if (moved > 0) done.push(`dates moved by ${moved} days`);
  return done;
}

/** Not one transaction: three hundred requests are priced and saved one by one, and a crash loses only the last. */
async function makeOneByOne(
  scope: SystemScope,
  name: string,
  seed: (worldDay: CalendarDate) => Promise<void>,
  today: CalendarDate,
): Promise<boolean> {
  const { isDone, worldDay } = await withTransaction(scope, async (tx) => ({
    isDone: (await findSeedVersion(tx, name)) !== undefined,
    worldDay: (await findWorldDay(tx)) ?? today,
  }));
  if (isDone) return false;
  await seed(worldDay);
  await withTransaction(scope, (tx) => writeSeedVersion(tx, name, worldDay));
  return true;
}

async function moveDates(tx: SystemTransaction, today: CalendarDate): Promise<number> {
  await lockSeed(tx);
  return moveWorldDates(tx, (await findWorldDay(tx)) ?? today, today);
}

/** The version of a step is the day the world is made for. */
async function runStep(tx: SystemTransaction, step: SeedStep, today: CalendarDate): Promise<boolean> {
  await lockSeed(tx);
  if ((await findSeedVersion(tx, step.name)) !== undefined) return false;
  const worldDay = (await findWorldDay(tx)) ?? today;
  await step.run(tx, worldDay);
  await writeSeedVersion(tx, step.name, worldDay);
  return true;
}

/** The day the world is made for: the version of its first step. */
async function findWorldDay(tx: SystemTransaction): Promise<CalendarDate | undefined> {
  const day = await findSeedVersion(tx, FIRST_STEP);
  return day === undefined ? undefined : parseCalendarDate(day);
}
