// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface SubscriptionAddonTable {
  id: string;
  company_id: string;
  key_type: string;
  key_count: number;
  note: Generated<string>;
  state: string;
  reason: Generated<string>;
  requested_by: string | null;
  decided_by: string | null;
  decided_at: Timestamp | null;
  version: Generated<number>;
  created_at: DefaultTimestamp;
}
