// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp, Json, Timestamp } from "../column-types.ts";

export interface InquirerMergeTable {
  id: string;
  company_id: string;
  kept_id: string;
  merged_ids: string[];
  moved_quotations: Json;
  created_by: string;
  created_at: DefaultTimestamp;
  undone_at: Timestamp | null;
}
