// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultJson, DefaultTimestamp, Json, Timestamp } from "../column-types.ts";

export interface RateImportTable {
  id: string;
  company_id: string;
  created_by: string;
  airline_id: number;
  rate_type: string;
  owner_id: string;
  file_name: string;
  original_name: string;
  file_kind: string;
  size_bytes: number;
  state: Generated<string>;
  mode: string | null;
  preview: Json;
  mapping: Json;
  profile: string | null;
  phase: Generated<string>;
  rows_read: Generated<number>;
  rows_good: Generated<number>;
  rows_bad: Generated<number>;
  lanes: Generated<number>;
  lanes_written: Generated<number>;
  run_id: string | null;
  heartbeat_at: Timestamp | null;
  runs: Generated<number>;
  set_id: number | null;
  live_sheet_ids: number[] | null;
  ends_sheet_ids: number[] | null;
  changes: Json | null;
  failure: string | null;
  created_at: DefaultTimestamp;
  published_at: Timestamp | null;
  rows_warned: Generated<number>;
  unread_columns: DefaultJson;
}
