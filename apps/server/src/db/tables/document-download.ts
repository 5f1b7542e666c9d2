// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp } from "../column-types.ts";

export interface DocumentDownloadTable {
  id: string;
  company_id: string;
  document_id: string;
  number: number;
  user_id: string;
  at: DefaultTimestamp;
}
