// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp } from "../column-types.ts";

export interface SeedStateTable {
  name: string;
  version: string;
  done_at: DefaultTimestamp;
}
