// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";

export interface AirportEpochTable {
  is_only: Generated<boolean>;
  epoch: Generated<string>;
}
