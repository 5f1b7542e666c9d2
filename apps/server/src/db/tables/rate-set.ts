// Written by src/db/write-schema.ts from the migrations.
import type { GeneratedAlways } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface RateSetTable {
  id: GeneratedAlways<number>;
  airline_id: number;
  state: string;
  source: string;
  published_by: string | null;
  published_at: Timestamp | null;
  created_at: DefaultTimestamp;
  author_company_id: string | null;
  rolled_back_by: string | null;
  rolled_back_at: Timestamp | null;
}
