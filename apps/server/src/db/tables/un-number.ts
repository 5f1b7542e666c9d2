// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { Timestamp } from "../column-types.ts";

export interface UnNumberTable {
  number: string;
  name: string;
  hazard_class: string;
  packing_groups: string[];
  cargo_aircraft_only: Generated<boolean>;
  note: Generated<string>;
  is_active: Generated<boolean>;
  version: Generated<number>;
  updated_at: Timestamp | null;
  updated_by: string | null;
}
