// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface DocumentTable {
  id: string;
  company_id: string;
  inquirer_id: string | null;
  quotation_id: string | null;
  title: string;
  kind: string;
  note: Generated<string>;
  is_shared: Generated<boolean>;
  search_text: string;
  newest: Generated<number>;
  version: Generated<number>;
  created_by: string;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
}
