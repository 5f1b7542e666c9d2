import {
  bufferRate,
  type CalendarDate,
  CURRENCY_CODES,
  exact,
  type RateQuote,
  RateQuotes,
} from "@kilolane/domain";
import { createCache } from "../../../db/cache.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction, Transaction } from "../../../db/transaction.ts";
import { getCachedSettings } from "../../settings/reads/cached-settings.ts";

/** The exchange rate of a pair as pricing uses and stores it: 1 unit of `from` is `rate` units of `to`. */
export interface PairRate {
  readonly from: string;
  readonly to: string;
  /** decimal string, the company's buffer in it */
  readonly rate: string;
  /** the day that the rate is of; of a rate by way of another currency the older one */
  readonly asOf: CalendarDate;
  /** what of the rate is the company's buffer, per cent; absent: none */
  readonly bufferPercent?: string;
}

interface CurrencyPair {
  readonly from: string;
  readonly to: string;
}

/** Every pricing reads rates; another node's change is seen after 2 s at the latest, one of this node at once. */
const SHORT = { ttlMs: 2000 };
/** By the days that are asked for: it is yesterday or tomorrow elsewhere. */
type ByDay<T> = Map<CalendarDate, T>;
const cachedPlatform = createCache<"all", ByDay<RateQuotes>>({ ...SHORT, maxEntries: 1 });
const cachedOwn = createCache<string, ByDay<readonly RateQuote[]>>({ ...SHORT, maxEntries: 5000 });

/** To be called when a change of the platform's rates has been committed. */
export function forgetPlatformRates(tx: Transaction): void {
  cachedPlatform.delete(tx, "all");
}

/** To be called when a change of the company's own rates has been committed. */
export function forgetOwnRates(tx: CompanyTransaction): void {
  cachedOwn.delete(tx, tx.scope.companyId);
}

/**
 * The one exchange rate of a pair that a company's pricing uses on a day (docs/decisions/0026): its own rate as it
 * entered it, else the platform's with the company's buffer on top; null when there is neither.
 */
export async function findExchange(
  tx: CompanyTransaction,
  { from, to }: CurrencyPair,
  on: CalendarDate,
): Promise<PairRate | null> {
  if (from === to) return { from, to, rate: "1", asOf: on };
  const own = (await getOwnQuotes(tx, on)).find(({ base, quote }) => base === from && quote === to);
  if (own !== undefined) return { from, to, rate: own.rate.toString(), asOf: own.asOf };
  const found = (await getPlatformQuotes(tx, on)).find(from, to);
  if (found === null) return null;
  const { exchangeBufferPercent: bufferPercent } = await getCachedSettings(tx);
  const percent = exact(bufferPercent);
  const rate = bufferRate(found.rate, percent).toString();
  return {
    from,
    to,
    rate,
    asOf: found.asOf,
    ...(percent.units > 0n && { bufferPercent: percent.toString() }),
  };
}

/** The rates of every currency that a company's pricing can turn into one of its own quotations' on a day. */
export async function findExchangesTo(
  tx: CompanyTransaction,
  to: string,
  on: CalendarDate,
): Promise<PairRate[]> {
  const found: PairRate[] = [];
  for (const from of CURRENCY_CODES) {
    const rate = from === to ? null : await findExchange(tx, { from, to }, on);
    if (rate !== null) found.push(rate);
  }
  return found;
}

/** The platform's rate of a pair on a day without anybody's buffer, for figures that compare; null when there is none. */
export async function findPlatformExchange(
  tx: Transaction,
  { from, to }: CurrencyPair,
  on: CalendarDate,
): Promise<PairRate | null> {
  if (from === to) return { from, to, rate: "1", asOf: on };
  const found = (await getPlatformQuotes(tx, on)).find(from, to);
  return found && { from, to, rate: found.rate.toString(), asOf: found.asOf };
}

async function getPlatformQuotes(tx: Transaction, on: CalendarDate): Promise<RateQuotes> {
  const days = await cachedPlatform.getOrLoad(tx, "all", async () => new Map());
  const known = days.get(on);
  if (known !== undefined) return known;
  const quotes = new RateQuotes(await findPlatformQuotes(tx, on));
  days.set(on, quotes);
  return quotes;
}

async function getOwnQuotes(tx: CompanyTransaction, on: CalendarDate): Promise<readonly RateQuote[]> {
  const days = await cachedOwn.getOrLoad(tx, tx.scope.companyId, async () => new Map());
  const known = days.get(on);
  if (known !== undefined) return known;
  const quotes = await findOwnQuotes(tx, on);
  days.set(on, quotes);
  return quotes;
}

interface QuoteRow {
  readonly base: string;
  readonly quote: string;
  readonly rate: string;
  readonly as_of: CalendarDate;
}

const quoteOf = ({ base, quote, rate, as_of: asOf }: QuoteRow): RateQuote => ({
  base,
  quote,
  rate: exact(rate),
  asOf,
});

/** The newest rate of each pair up to a day: by steps from pair to pair, because the history only grows. */
export async function findPlatformQuotes(tx: Transaction, on: CalendarDate): Promise<RateQuote[]> {
  const rows = await queryRows<QuoteRow>(
    tx,
    `with recursive pair as (
       (select base, quote from exchange_rate order by base, quote limit 1)
       union all
       select n.base, n.quote from pair p cross join lateral (
         select base, quote from exchange_rate r where (r.base, r.quote) > (p.base, p.quote)
         order by base, quote limit 1) n)
     select p.base, p.quote, r.rate, r.as_of::text as as_of from pair p cross join lateral (
       select rate, as_of from exchange_rate e
       where e.base = p.base and e.quote = p.quote and e.as_of <= $1::date order by as_of desc limit 1) r`,
    [on],
  );
  return rows.map(quoteOf);
}

async function findOwnQuotes(tx: CompanyTransaction, on: CalendarDate): Promise<RateQuote[]> {
  const rows = await queryRows<QuoteRow>(
    tx,
    `select distinct on (base, quote) base, quote, rate, as_of::text as as_of from company_exchange_rate
     where company_id = $1 and as_of <= $2::date order by base, quote, as_of desc`,
    [tx.scope.companyId, on],
  );
  return rows.map(quoteOf);
}
