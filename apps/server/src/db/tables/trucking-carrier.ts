// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Json } from "../column-types.ts";

export interface TruckingCarrierTable {
  id: string;
  company_id: string;
  name: string;
  email: Generated<string>;
  phone: Generated<string>;
  transit_days: Generated<number>;
  is_active: Generated<boolean>;
  created_at: DefaultTimestamp;
  contact_name: Generated<string>;
  note: Generated<string>;
  margin: Json | null;
  search_text: Generated<string>;
  version: Generated<number>;
  updated_at: DefaultTimestamp;
  takes_proposals: Generated<boolean>;
}
