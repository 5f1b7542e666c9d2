// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface SubscriptionPackageTable {
  id: string;
  name: string;
  description: Generated<string>;
  admin_keys: number;
  agent_keys: number;
  client_keys: number;
  term_months: number;
  grace_days: Generated<number>;
  is_offered: Generated<boolean>;
  version: Generated<number>;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
}
