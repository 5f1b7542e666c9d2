// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { Timestamp } from "../column-types.ts";

export interface AirportTable {
  iata: string;
  icao: string | null;
  name: string;
  city: string;
  country_code: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  kind: string;
  has_cargo: boolean;
  cargo_rank: Generated<number>;
  search_text: string;
  is_active: Generated<boolean>;
  version: Generated<number>;
  updated_at: Timestamp | null;
  updated_by: string | null;
}
