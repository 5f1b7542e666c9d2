// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Json } from "../column-types.ts";

export interface ManualTemplateTable {
  id: string;
  company_id: string;
  name: string;
  lines: Json;
  version: Generated<number>;
  created_by: string;
  updated_at: DefaultTimestamp;
}
