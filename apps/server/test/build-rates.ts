import { parseCalendarDate, type CalendarDate } from "@kilolane/domain";
import { sql } from "kysely";
import type { DatabaseHandle } from "../src/db/handle.ts";
import { withTransaction, type SystemTransaction } from "../src/db/transaction.ts";
import { EVERYONE } from "../src/features/rate/owner.ts";
import type { SheetDraft, StoredSheetTerms } from "../src/features/rate/parsing/parse-terms.ts";
import {
  createBreakScheme,
  createRateLanes,
  createRateSet,
  createRateSheets,
} from "../src/features/rate/writes/sheet.ts";
import { systemScope } from "./factories.ts";

/** Airports with their country, zone and place: enough for lanes between continents. */
const AIRPORTS = [
  ["JFK", "John F Kennedy Intl", "New York", "US", 40.6398, -73.7789, "America/New_York"],
  ["ORD", "Chicago O'Hare", "Chicago", "US", 41.9786, -87.9048, "America/Chicago"],
  ["FRA", "Frankfurt am Main", "Frankfurt", "DE", 50.0333, 8.5706, "Europe/Berlin"],
  ["NRT", "Narita", "Tokyo", "JP", 35.7647, 140.3864, "Asia/Tokyo"],
  ["DXB", "Dubai", "Dubai", "AE", 25.2528, 55.3644, "Asia/Dubai"],
] as const;

const CURRENCIES = [
  ["USD", 2, "$"],
  ["EUR", 2, "€"],
  ["JPY", 0, "¥"],
  ["TND", 3, "DT"],
] as const;

/** Places, ZIP codes, countries, currencies and exchange rates that quotation tests start from. */
export async function buildReference(database: DatabaseHandle): Promise<void> {
  await withTransaction(systemScope(database), async (tx) => {
    for (const [iata, name, city, country, latitude, longitude, zone] of AIRPORTS) {
      await sql`insert into airport (iata, name, city, country_code, latitude, longitude, time_zone, kind, has_cargo,
          cargo_rank, search_text)
        values (${iata}, ${name}, ${city}, ${country}, ${latitude}, ${longitude}, ${zone}, 'large', true, 3,
          ${`${iata} ${city} ${name}`.toLowerCase()}) on conflict do nothing`.execute(tx.db);
    }
    for (const [code, decimals, symbol] of CURRENCIES) {
      await sql`insert into currency (code, decimals, symbol) values (${code}, ${decimals}, ${symbol})
        on conflict do nothing`.execute(tx.db);
    }
    // round rates of today instead of the seeded ones; none for TND: a currency that cannot be quoted in
    await sql`delete from exchange_rate where quote in ('EUR', 'JPY', 'TND')`.execute(tx.db);
    await sql`insert into exchange_rate (base, quote, as_of, rate, source)
      values ('USD', 'EUR', '2026-01-01', 0.8, 'reference'), ('USD', 'JPY', '2026-01-01', 150, 'reference')`.execute(
      tx.db,
    );
    await sql`insert into us_zip (zip, city, state, latitude, longitude)
      values ('10001', 'New York', 'NY', 40.7506, -73.9972) on conflict do nothing`.execute(tx.db);
  });
}

/** @returns the id of a new airline */
export async function buildAirline(
  database: DatabaseHandle,
  options: { readonly iata?: string; readonly name?: string } = {},
): Promise<number> {
  return withTransaction(systemScope(database), async (tx) => {
    const { rows } = await sql<{ id: number }>`insert into airline (iata, name, country_code)
      values (${options.iata ?? null}, ${options.name ?? "Test Air"}, 'US') returning id`.execute(tx.db);
    const [row] = rows;
    if (row === undefined) throw new Error("no airline");
    return row.id;
  });
}

export interface RateOptions extends Partial<Omit<SheetDraft, "setId" | "airlineId" | "terms">> {
  readonly airlineId: number;
  readonly origin?: string;
  readonly destination?: string;
  readonly validFrom?: CalendarDate;
  readonly validTo?: CalendarDate;
  /** minimum, then `[from kg, price]` per break; hundredths are enough */
  readonly minimum?: number;
  readonly breaks?: readonly (readonly [number, number])[];
  readonly terms?: StoredSheetTerms;
}

const DEFAULT_BREAKS = [
  [0, 4.1],
  [45, 3.05],
  [100, 2.8],
] as const;

/** Publishes one rate on one lane; JFK–FRA, general cargo, in dollars, valid for years by default. */
export async function buildRate(database: DatabaseHandle, options: RateOptions): Promise<void> {
  await withTransaction(systemScope(database), (tx) => publish(tx, options));
}

async function publish(tx: SystemTransaction, options: RateOptions): Promise<void> {
  const breaks = options.breaks ?? DEFAULT_BREAKS;
  const ownerId = options.ownerId ?? EVERYONE;
  const setId = await createRateSet(tx, options.airlineId, "test");
  const [sheetId] = await createRateSheets(tx, [
    {
      setId,
      airlineId: options.airlineId,
      ownerId,
      rateType: options.rateType ?? "general",
      currency: options.currency ?? "USD",
      weightUnit: options.weightUnit ?? "kg",
      divisor: options.divisor ?? 6000,
      weightStep: options.weightStep ?? "0.5",
      goodsType: options.goodsType ?? "General",
      aircraft: options.aircraft ?? "passenger",
      transitDays: options.transitDays === undefined ? 3 : options.transitDays,
      terms: options.terms ?? {},
      isActive: options.isActive ?? true,
      isDemonstration: options.isDemonstration ?? false,
      daysOfOperation: options.daysOfOperation ?? "1234567",
      graceDays: options.graceDays ?? 0,
      provider: options.provider ?? "",
    },
  ]);
  if (sheetId === undefined) throw new Error("no sheet");
  const schemeId = await createBreakScheme(
    tx,
    breaks.map(([from]) => String(from)),
  );
  await createRateLanes(tx, [
    {
      sheetId,
      ownerId,
      origin: options.origin ?? "JFK",
      destination: options.destination ?? "FRA",
      validFrom: options.validFrom ?? parseCalendarDate("2020-01-01"),
      validTo: options.validTo ?? parseCalendarDate("2099-12-31"),
      schemeId,
      scale: 2,
      minCharge: Math.round((options.minimum ?? 75) * 100),
      basicCharge: null,
      breaks: breaks.map(([, price]) => Math.round(price * 100)),
    },
  ]);
}
