// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Json, Timestamp } from "../column-types.ts";

export interface QuotationVersionTable {
  company_id: string;
  quotation_id: string;
  version: number;
  content: Json;
  is_sent: Generated<boolean>;
  sent_at: Timestamp | null;
  created_by: string;
  created_at: DefaultTimestamp;
}
