// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface AssignmentRuleTable {
  id: string;
  company_id: string;
  name: string;
  client_user_id: string | null;
  origin_kind: string | null;
  origin_code: string | null;
  destination_kind: string | null;
  destination_code: string | null;
  assignee_user_ids: Generated<string[]>;
  version: Generated<number>;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
}
