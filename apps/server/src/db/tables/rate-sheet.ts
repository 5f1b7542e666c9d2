// Written by src/db/write-schema.ts from the migrations.
import type { Generated, GeneratedAlways } from "kysely";
import type { DefaultTimestamp, Json, Timestamp } from "../column-types.ts";

export interface RateSheetTable {
  id: GeneratedAlways<number>;
  set_id: number;
  airline_id: number;
  owner_id: Generated<string>;
  rate_type: string;
  currency: string;
  weight_unit: string;
  divisor: Generated<number>;
  weight_step: string;
  goods_type: string;
  aircraft: string;
  transit_days: number | null;
  days_of_operation: Generated<string>;
  grace_days: Generated<number>;
  provider: Generated<string>;
  terms: Json;
  is_active: Generated<boolean>;
  is_demonstration: Generated<boolean>;
  version: Generated<number>;
  created_at: DefaultTimestamp;
  ended_by_set: number | null;
  ended_at: Timestamp | null;
  is_archived: Generated<boolean>;
  rate_id: Generated<string>;
  created_by: string | null;
  finding_count: Generated<number>;
  expiry_told_at: Timestamp | null;
}
