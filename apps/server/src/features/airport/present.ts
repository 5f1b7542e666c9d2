import { CARGO_RANKS, type AirportForm, type ManagedAirport } from "@kilolane/contract";
import type { AirportRow } from "./reads/airport.ts";

const MICRO = 1e6;
const rounded = (degrees: number) => Math.round(degrees * MICRO) / MICRO;

/** An airport as its form holds it. */
export function formOf(row: AirportRow): AirportForm {
  return {
    code: row.iata,
    name: row.name,
    city: row.city,
    country: row.country_code,
    latitude: rounded(row.latitude),
    longitude: rounded(row.longitude),
    timeZone: row.time_zone,
    hasCargo: row.has_cargo,
    cargoRank: CARGO_RANKS[row.cargo_rank] ?? "0",
  };
}

/** An airport as the operator sees it. */
export function presentManagedAirport(row: AirportRow): ManagedAirport {
  return {
    ...formOf(row),
    countryName: row.country_name,
    isActive: row.is_active,
    version: row.version,
    updatedAt: row.updated_at?.toISOString() ?? null,
    updatedBy: row.updated_by_name,
  };
}
