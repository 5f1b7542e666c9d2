// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Json, Timestamp } from "../column-types.ts";

export interface FloorApprovalTable {
  id: string;
  company_id: string;
  request_id: string;
  quotation_id: string | null;
  quote_id: string;
  edit: Json;
  figures: Json;
  reason: string;
  status: Generated<string>;
  asked_by: string;
  created_at: DefaultTimestamp;
  decided_by: string | null;
  decided_at: Timestamp | null;
  decision_reason: Generated<string>;
  version: Generated<number>;
  updated_at: DefaultTimestamp;
}
