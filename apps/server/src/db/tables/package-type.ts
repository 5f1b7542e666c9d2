// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { Timestamp } from "../column-types.ts";

export interface PackageTypeTable {
  name: string;
  position: number;
  is_active: Generated<boolean>;
  version: Generated<number>;
  updated_at: Timestamp | null;
  updated_by: string | null;
}
