import { addDays, exact, isUnusualRate, utcDateOf } from "@kilolane/domain";
import type { SystemScope } from "../../db/scope.ts";
import { type SystemTransaction, withTransaction } from "../../db/transaction.ts";
import {
  type DailyRates,
  type RateSource,
  RateSourceError,
} from "../../integrations/exchange-rates/rate-source.ts";
import { findCurrencyRows } from "../place/reads/place.ts";
import { findPublishedRates } from "./reads/fetch.ts";
import { upsertPlatformRates, writeFetched, writeFetchProblem } from "./writes.ts";

interface FetchLog {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
}

/** No currency of the file has ever doubled or halved overnight: such a file is broken, or not the bank's. */
const MOST_SHARE = exact(2);

/**
 * Fetches the European Central Bank's daily rates and writes what is new. What goes wrong is logged and written down
 * for the operator to see; the rates stay as they were, and the next turn tries again. On a day without a new file
 * nothing is written.
 */
export async function importDailyRates(scope: SystemScope, source: RateSource, log: FetchLog): Promise<void> {
  try {
    const daily = await source.fetchDaily();
    const written = await withTransaction(scope, (tx) => writeDailyIn(tx, daily));
    log.info({ asOf: daily.asOf, written }, "exchange rates fetched");
  } catch (error) {
    if (!(error instanceof RateSourceError)) throw error;
    const { problem } = error;
    log.warn({ problem, reason: error.message }, "exchange rates could not be fetched");
    await withTransaction(scope, (tx) => writeFetchProblem(tx, problem));
  }
}

async function writeDailyIn(tx: SystemTransaction, { asOf, rates }: DailyRates): Promise<number> {
  if (asOf > addDays(utcDateOf(tx.now().getTime()), 1))
    throw new RateSourceError("implausible", `the file is of ${asOf}, which is still to come`);
  const before = await findPublishedRates(tx);
  const odd = rates.find(({ currency, rate }) => {
    const known = before.get(currency);
    return known !== undefined && isUnusualRate(exact(rate), exact(known), MOST_SHARE);
  });
  if (odd !== undefined)
    throw new RateSourceError(
      "implausible",
      `1 EUR = ${odd.rate} ${odd.currency}, which was ${before.get(odd.currency)}`,
    );
  const known = new Set((await findCurrencyRows(tx)).map(({ code }) => code));
  const written = await upsertPlatformRates(
    tx,
    "ecb",
    rates
      .filter(({ currency }) => known.has(currency))
      .map(({ currency, rate }) => ({ base: "EUR", quote: currency, asOf, rate })),
  );
  await writeFetched(tx, { asOf, written });
  return written;
}
