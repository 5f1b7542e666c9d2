// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Json } from "../column-types.ts";

export interface WeightRangeTemplateTable {
  airline_id: number;
  kind: string;
  ranges: Json;
  version: Generated<number>;
  updated_by: string | null;
  updated_at: DefaultTimestamp;
}
