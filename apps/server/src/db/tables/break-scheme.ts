// Written by src/db/write-schema.ts from the migrations.
import type { GeneratedAlways } from "kysely";

export interface BreakSchemeTable {
  id: GeneratedAlways<number>;
  weights: string[];
}
