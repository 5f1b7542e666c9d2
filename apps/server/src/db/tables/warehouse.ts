// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface WarehouseTable {
  id: string;
  company_id: string;
  name: string;
  contact_name: Generated<string>;
  street: Generated<string>;
  city: string;
  state: Generated<string>;
  zip: Generated<string>;
  country_code: string;
  email: Generated<string>;
  phone: Generated<string>;
  airport: string | null;
  opening_hours: Generated<string>;
  remarks: Generated<string>;
  is_active: Generated<boolean>;
  search_text: string;
  version: Generated<number>;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
}
