// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp } from "../column-types.ts";

export interface DocumentVersionTable {
  company_id: string;
  document_id: string;
  number: number;
  file_id: string;
  created_by: string;
  created_at: DefaultTimestamp;
}
