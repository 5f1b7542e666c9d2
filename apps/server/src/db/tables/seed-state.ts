// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { Timestamp } from "../column-types.ts";

export interface SeedStateTable {
  name: string;
  version: string;
  done_at: Generated<Timestamp>;
}
