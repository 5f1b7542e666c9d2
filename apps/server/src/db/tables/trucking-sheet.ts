// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Json, Timestamp } from "../column-types.ts";

export interface TruckingSheetTable {
  id: string;
  company_id: string;
  carrier_id: string | null;
  carrier_name: string;
  original_name: string;
  sheets: Json;
  mapping: Json;
  state: Generated<string>;
  before: Json | null;
  after: Json | null;
  carrier_version: number | null;
  created_by: string;
  created_at: DefaultTimestamp;
  published_by: string | null;
  published_at: Timestamp | null;
  rolled_back_by: string | null;
  rolled_back_at: Timestamp | null;
  version: Generated<number>;
  updated_at: DefaultTimestamp;
}
