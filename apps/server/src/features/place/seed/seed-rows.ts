import type { Language } from "@kilolane/phrases";
import type { AirportTable } from "../../../db/tables/airport.ts";

/**
 * The reference rows as the migrations store them: one type per table, column names included.
 * Nothing here comes from a tenant; every company reads the same rows.
 */

export type AirportKind = "large_airport" | "medium_airport" | "small_airport" | "seaplane_base" | "heliport";

/** Coordinates in decimal degrees, WGS 84. `cargo_rank`: 3 world hub, 2 large gateway, 1 takes cargo, 0 unlikely. */
export type AirportRow = Omit<
  AirportTable,
  "kind" | "cargo_rank" | "is_active" | "version" | "updated_at" | "updated_by"
> & {
  kind: AirportKind;
  cargo_rank: 0 | 1 | 2 | 3;
};

/** `zip` has five digits; `state` is the two-letter postal code (AA, AE, AP for military post offices). */
export type UsZipRow = { zip: string; city: string; state: string; latitude: number; longitude: number };

/** `dial_code` with its plus sign; `currency` ISO 4217, empty for Antarctica alone. */
export type CountryRow = {
  code: string;
  dial_code: string;
  currency: string;
  names: Record<Language, string>;
};

/** `awb_prefix_sure` is false when the prefix comes from one source only; screens then mark it as unconfirmed. */
export type AirlineRow = {
  iata: string;
  icao: string;
  name: string;
  country_code: string;
  awb_prefix: string | null;
  awb_prefix_sure: boolean;
  has_freighters: boolean;
};

/** `decimals` is the ISO 4217 minor unit, never what a formatter shows. */
export type CurrencyRow = { code: string; decimals: number; symbol: string };

/** One `base` buys `rate` `quote`; `rate` is an exact decimal string, `as_of` a calendar date. */
export type ExchangeRateRow = { base: "USD"; quote: string; rate: string; as_of: string; source: string };

/** Assistance for typing only: a person qualified for dangerous goods classifies the shipment. */
export type UnNumberRow = {
  number: string;
  name: string;
  hazard_class: string;
  packing_groups: ("I" | "II" | "III")[];
  cargo_aircraft_only: boolean;
  note: string;
};
