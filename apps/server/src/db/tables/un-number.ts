// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";

export interface UnNumberTable {
  number: string;
  name: string;
  hazard_class: string;
  packing_groups: string[];
  cargo_aircraft_only: Generated<boolean>;
  note: Generated<string>;
}
