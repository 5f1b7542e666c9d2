import { Exact, exact, powerOfTen } from "@kilolane/domain";
import geographiclib from "geographiclib-geodesic";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction, Transaction } from "../../../db/transaction.ts";
import { findAirport, type FoundAirport } from "../../place/reads.ts";
import { findHomeAirlines } from "../../place/reads/lane-airline.ts";
import { keptSettings } from "../../settings/reads/kept-settings.ts";
import type { CompanySettings } from "../../settings/reads.ts";
import type { StoredAirline, StoredExchange } from "./content.ts";

/*
 * What every pricing needs and what seldom changes, kept in the process for a short while: places,
 * airlines and exchange rates for a minute.
 */
const REFERENCE_LIFE_MS = 60_000;
/** Entries after which a map is emptied rather than grown. */
const MOST_KEPT = 20_000;

interface Kept<T> {
  readonly value: T;
  readonly until: number;
}

function keeper<T>(lifeMs: number) {
  const kept = new Map<string, Kept<T>>();
  return async (key: string, load: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    const now = Date.now();
    if (known && known.until > now) return known.value;
    const value = await load();
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, { value, until: now + lifeMs });
    return value;
  };
}

const airports = keeper<FoundAirport | undefined>(REFERENCE_LIFE_MS);
const airlines = keeper<ReadonlyMap<number, KnownAirline>>(REFERENCE_LIFE_MS);
const exchangeTables = keeper<ReadonlyMap<string, DatedRate>>(REFERENCE_LIFE_MS);

/** Settings of the caller's company. */
export function settingsOf(tx: CompanyTransaction): Promise<CompanySettings> {
  return keptSettings(tx);
}

/** An airport as the caller sees it (country name, preferred or not), at most a minute old. */
export function airportOf(tx: CompanyTransaction, code: string): Promise<FoundAirport | undefined> {
  const { companyId, locale } = tx.scope;
  return airports(`${companyId}/${locale}/${code}`, () => findAirport(tx, code));
}

/** An airline as pricing knows it; `ownerCompanyId`: the forwarder whose own it is, null for published ones. */
interface KnownAirline extends StoredAirline {
  readonly isActive: boolean;
  readonly ownerCompanyId: string | null;
}

/** Raised when an airline is asked for that the kept table does not have: it was added a moment ago. */
let airlineTable = 0;

/**
 * All airlines by id: published ones and every forwarder's own; at most a minute old.
 * @param ids airlines that must be among them, however new they are
 */
export async function airlinesById(
  tx: Transaction,
  ids: readonly number[] = [],
): Promise<ReadonlyMap<number, KnownAirline>> {
  const known = await airlines(`all/${airlineTable}`, () => findAllAirlines(tx));
  if (ids.every((id) => known.has(id))) return known;
  airlineTable += 1;
  return airlines(`all/${airlineTable}`, () => findAllAirlines(tx));
}

async function findAllAirlines(tx: Transaction): Promise<ReadonlyMap<number, KnownAirline>> {
  const rows = await queryRows<KnownAirline>(
    tx,
    `select id, iata, name, awb_prefix as "awbPrefix", is_active as "isActive",
       owner_company_id as "ownerCompanyId" from airline`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const homeAirlines = keeper<readonly StoredAirline[]>(REFERENCE_LIFE_MS);

/** Airlines at home at either end and the company's own: those that could be asked; at most a minute old. */
export function homeAirlinesOf(
  tx: CompanyTransaction,
  from: FoundAirport,
  to: FoundAirport,
): Promise<readonly StoredAirline[]> {
  const countries = [from.country_code, to.country_code];
  return homeAirlines(`${tx.scope.companyId}/${countries.join("/")}`, async () => {
    const rows = await findHomeAirlines(tx, countries);
    return rows.map((row) => ({ id: row.id, iata: row.iata, name: row.name, awbPrefix: row.awb_prefix }));
  });
}

interface DatedRate {
  /** units of the currency for one US dollar */
  readonly perUsd: Exact;
  readonly asOf: string;
}

/** The newest stored rates to the US dollar as of a day. */
function exchangeTable(tx: Transaction, on: string): Promise<ReadonlyMap<string, DatedRate>> {
  return exchangeTables(on, async () => {
    const rows = await queryRows<{ quote: string; rate: string; as_of: string }>(
      tx,
      `select distinct on (quote) quote, rate, as_of::text as as_of from exchange_rate
       where base = 'USD' and as_of <= $1::date order by quote, as_of desc`,
      [on],
    );
    const table = new Map(rows.map((row) => [row.quote, { perUsd: exact(row.rate), asOf: row.as_of }]));
    table.set("USD", { perUsd: exact(1), asOf: on });
    return table;
  });
}

/** Decimals that a cross rate is kept with: six significant figures even from rupiah to dinar. */
const CROSS_DECIMALS = 12;

/**
 * The one exchange rate of a currency pair on a day, from the stored rates to the dollar; null when either
 * currency has none (pricing rules §6).
 */
export async function findExchange(
  tx: Transaction,
  pair: { readonly from: string; readonly to: string },
  on: string,
): Promise<StoredExchange | null> {
  const table = await exchangeTable(tx, on);
  const from = table.get(pair.from);
  const to = table.get(pair.to);
  if (from === undefined || to === undefined) return null;
  const asOf = pair.from === "USD" ? to.asOf : from.asOf;
  return { from: pair.from, to: pair.to, rate: divide(to.perUsd, from.perUsd).toString(), asOf };
}

function divide(numerator: Exact, denominator: Exact): Exact {
  const top = numerator.units * powerOfTen(CROSS_DECIMALS + denominator.scale);
  const bottom = denominator.units * powerOfTen(numerator.scale);
  return new Exact((2n * top + bottom) / (2n * bottom), CROSS_DECIMALS);
}

const distances = new Map<string, number>();

interface Spot {
  readonly iata: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance on WGS84 in whole km. */
export function distanceKmBetween(from: Spot, to: Spot): number {
  const key = `${from.iata}${to.iata}`;
  const known = distances.get(key);
  if (known !== undefined) return known;
  const { s12 = 0 } = geographiclib.Geodesic.WGS84.Inverse(
    from.latitude,
    from.longitude,
    to.latitude,
    to.longitude,
  );
  const km = Math.round(s12 / 1000);
  if (distances.size >= MOST_KEPT) distances.clear();
  distances.set(key, km);
  return km;
}
