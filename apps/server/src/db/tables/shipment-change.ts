// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface ShipmentChangeTable {
  id: string;
  company_id: string;
  shipment_id: string;
  kind: string;
  before_text: Generated<string>;
  after_text: Generated<string>;
  created_by: string;
  at: DefaultTimestamp;
}
