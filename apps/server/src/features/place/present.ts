import type { Airport, country } from "@kilolane/contract";
import type { z } from "zod";
import type { FoundAirport, FoundCountry, FoundCurrency, FoundZip } from "./reads/place.ts";
import type { FoundUnNumber } from "./reads/goods-list.ts";
import type { DirectoryRow } from "./reads/directory.ts";
import type { LaneAirlineRow } from "./reads/lane-airline.ts";

/** US territories are countries of their own in ISO 3166; their ZIP codes are not (facts of the postal service). */
const TERRITORIES = new Set(["PR", "VI", "GU", "AS", "MP"]);

export function presentAirport(row: FoundAirport): Airport {
  return {
    code: row.iata,
    name: row.name,
    city: row.city,
    country: row.country_code,
    countryName: row.country_name,
    latitude: row.latitude,
    longitude: row.longitude,
    timeZone: row.time_zone,
    hasCargo: row.has_cargo,
    isPreferred: row.is_preferred,
    ...(row.is_recent === true ? { isRecent: true } : {}),
  };
}

export function presentZip(row: FoundZip) {
  return {
    zipcode: row.zip,
    city: row.city,
    state: row.state,
    country: TERRITORIES.has(row.state) ? row.state : "US",
    latitude: row.latitude,
    longitude: row.longitude,
  };
}

/** Countries in the alphabetical order of the reader's language. */
export function presentCountries(rows: readonly FoundCountry[], locale: string): z.output<typeof country>[] {
  const { compare } = new Intl.Collator(locale);
  return rows
    .map((row) => ({ code: row.code, name: row.name, dialCode: row.dial_code, currency: row.currency }))
    .toSorted((left, right) => compare(left.name, right.name));
}

export function presentCurrency(row: FoundCurrency) {
  return {
    code: row.code,
    decimals: row.decimals,
    symbol: row.symbol,
    hasExchangeRate: row.has_exchange_rate,
  };
}

export function presentUnNumber(row: FoundUnNumber) {
  return {
    number: row.number,
    name: row.name,
    hazardClass: row.hazard_class,
    packingGroups: row.packing_groups,
    cargoAircraftOnly: row.cargo_aircraft_only,
  };
}

export function presentLaneAirline(row: LaneAirlineRow) {
  return {
    id: row.id,
    iata: row.iata,
    name: row.name,
    awbPrefix: row.awb_prefix,
    hasRate: row.has_rate,
  };
}

export function presentDirectoryEntry(row: DirectoryRow) {
  return {
    id: row.id,
    source: row.source,
    companyName: row.company_name,
    name: row.contact_name,
    email: row.email,
    phone: row.phone,
    city: row.city,
    country: row.country_code,
    zip: row.zip,
    airport: row.airport,
  };
}
