// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { Json } from "../column-types.ts";

export interface RateImportRowTable {
  import_id: string;
  place: number;
  company_id: string;
  sheet: string;
  row_number: number;
  cells: string[];
  problems: Json;
  codes: string[];
  is_warning: Generated<boolean>;
}
