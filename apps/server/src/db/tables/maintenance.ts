// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { Timestamp } from "../column-types.ts";

export interface MaintenanceTable {
  only_row: Generated<boolean>;
  is_on: Generated<boolean>;
  expected_end: Timestamp | null;
  changed_at: Timestamp | null;
  changed_by: string | null;
}
