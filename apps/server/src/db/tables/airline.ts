// Written by src/db/write-schema.ts from the migrations.
import type { Generated, GeneratedAlways } from "kysely";

export interface AirlineTable {
  id: GeneratedAlways<number>;
  iata: string | null;
  icao: string | null;
  name: string;
  country_code: Generated<string>;
  awb_prefix: string | null;
  awb_prefix_sure: Generated<boolean>;
  has_freighters: Generated<boolean>;
  airline_company_id: string | null;
  owner_company_id: string | null;
  is_active: Generated<boolean>;
  version: Generated<number>;
  cut_off: string | null;
}
