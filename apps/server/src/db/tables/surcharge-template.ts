// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Json } from "../column-types.ts";

export interface SurchargeTemplateTable {
  airline_id: number;
  goods_type: string;
  surcharges: Json;
  version: Generated<number>;
  updated_by: string | null;
  updated_at: DefaultTimestamp;
}
