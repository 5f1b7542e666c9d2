// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp, Json } from "../column-types.ts";

export interface RateImportProfileTable {
  id: string;
  company_id: string;
  airline_id: number;
  name: string;
  mapping: Json;
  updated_at: DefaultTimestamp;
}
