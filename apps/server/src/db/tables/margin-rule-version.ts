// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp, Json } from "../column-types.ts";

export interface MarginRuleVersionTable {
  company_id: string;
  rule_id: string;
  version: number;
  content: Json;
  user_id: string;
  saved_at: DefaultTimestamp;
}
