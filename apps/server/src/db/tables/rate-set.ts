// Written by src/db/write-schema.ts from the migrations.
import type { Generated, GeneratedAlways } from "kysely";
import type { Timestamp } from "../column-types.ts";

export interface RateSetTable {
  id: GeneratedAlways<number>;
  airline_id: number;
  state: string;
  source: string;
  published_by: string | null;
  published_at: Timestamp | null;
  created_at: Generated<Timestamp>;
}
