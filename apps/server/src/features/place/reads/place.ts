import { sql } from "kysely";
import type { Transaction } from "../../../db/transaction.ts";
import { foldSearchText } from "../seed/fold-search-text.ts";

/** An airport with its country's name in the caller's language and what the caller's company thinks of it. */
export interface FoundAirport {
  readonly iata: string;
  readonly name: string;
  readonly city: string;
  readonly country_code: string;
  readonly country_name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly time_zone: string;
  readonly has_cargo: boolean;
  readonly is_preferred: boolean;
  /** of the person's own last requests; missing: nobody looked */
  readonly is_recent?: boolean;
  /** false: closed; what names it stays, nothing new is quoted */
  readonly is_active: boolean;
}

/** The folded text (lower case, no accents or punctuation) that searches look through. */
export function searchTextOf(...parts: readonly string[]): string {
  return foldSearchText(parts.join(" "));
}

/** What was typed as patterns for `' ' || search_text like all (…)`: each word must begin some word. */
export function wordBeginnings(search: string): string[] {
  return foldSearchText(search)
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => `% ${word}%`);
}

function airportColumns(locale: string) {
  return sql`a.iata, a.name, a.city, a.country_code, coalesce(c.names ->> ${locale}, a.country_code) as country_name,
    a.latitude, a.longitude, a.time_zone, a.has_cargo, a.is_active, p.iata is not null as is_preferred`;
}

/** One airport by its 3-letter code, upper case. */
export async function findAirport(tx: Transaction, iata: string): Promise<FoundAirport | undefined> {
  const { rows } = await sql<FoundAirport>`
    select ${airportColumns(tx.scope.locale)}
    from airport a
    left join country c on c.code = a.country_code
    left join preferred_airport p on p.iata = a.iata
    where a.iata = ${iata}`.execute(tx.db);
  return rows[0];
}

export interface FoundZip {
  readonly zip: string;
  readonly city: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** One US ZIP by its five digits. */
export function findZip(tx: Transaction, zip: string): Promise<FoundZip | undefined> {
  return tx.db.selectFrom("us_zip").selectAll().where("zip", "=", zip).executeTakeFirst();
}

export interface FoundCountry {
  readonly code: string;
  readonly name: string;
  readonly dial_code: string;
  readonly currency: string;
}

/** All countries with their name in the language of the scope, unsorted (the database doesn't know the alphabets). */
export async function findCountryRows(tx: Transaction): Promise<FoundCountry[]> {
  const { rows } = await sql<FoundCountry>`
    select code, coalesce(names ->> ${tx.scope.locale}, code) as name, dial_code, currency from country`.execute(
    tx.db,
  );
  return rows;
}

/** Countries in which an approved, active forwarder has its seat. */
export async function findForwarderCountryRows(tx: Transaction): Promise<FoundCountry[]> {
  const { rows } = await sql<FoundCountry>`
    select code, coalesce(names ->> ${tx.scope.locale}, code) as name, dial_code, currency from country
    where code in (
      select country_code from company where kind = 'forwarder' and approval = 'approved' and is_active)`.execute(
    tx.db,
  );
  return rows;
}

/** True when the two-letter code is a country we know. */
export async function isCountry(tx: Transaction, code: string): Promise<boolean> {
  const row = await tx.db.selectFrom("country").select("code").where("code", "=", code).executeTakeFirst();
  return row !== undefined;
}

export interface FoundCurrency {
  readonly code: string;
  readonly decimals: number;
  readonly symbol: string;
  readonly has_exchange_rate: boolean;
}

/** Currencies in circulation, and whether any exchange rate names them. */
export async function findCurrencyRows(tx: Transaction): Promise<FoundCurrency[]> {
  const { rows } = await sql<FoundCurrency>`
    select c.code, c.decimals, c.symbol,
      c.code = 'USD' or exists (select from exchange_rate e where e.quote = c.code)
        or exists (select from exchange_rate e where e.base = c.code) as has_exchange_rate
    from currency c order by c.code`.execute(tx.db);
  return rows;
}

/** One currency in circulation by its ISO 4217 code. */
export function findCurrency(
  tx: Transaction,
  code: string,
): Promise<{ readonly code: string; readonly decimals: number } | undefined> {
  return tx.db
    .selectFrom("currency")
    .select(["code", "decimals"])
    .where("code", "=", code)
    .executeTakeFirst();
}
