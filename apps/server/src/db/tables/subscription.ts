// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface SubscriptionTable {
  company_id: string;
  package_id: string;
  currency: string;
  admin_keys: number;
  agent_keys: number;
  client_keys: number;
  started_at: Timestamp;
  ends_at: Timestamp;
  read_only_at: Timestamp;
  notice_days: number | null;
  version: Generated<number>;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
}
