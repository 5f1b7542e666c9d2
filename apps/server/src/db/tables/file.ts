// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp } from "../column-types.ts";

export interface FileTable {
  id: string;
  company_id: string;
  name: string;
  original_name: string;
  content_type: string;
  size_bytes: number;
  sha256: string;
  purpose: string;
  created_by: string | null;
  created_at: DefaultTimestamp;
}
