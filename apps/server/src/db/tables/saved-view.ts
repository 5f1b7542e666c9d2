// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface SavedViewTable {
  id: string;
  company_id: string;
  user_id: string;
  screen: string;
  name: string;
  query: string;
  is_shared: Generated<boolean>;
  created_at: DefaultTimestamp;
}
