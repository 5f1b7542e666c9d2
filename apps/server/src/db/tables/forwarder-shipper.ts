// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface ForwarderShipperTable {
  id: string;
  company_id: string;
  shipper_company_id: string;
  shipper_user_id: string;
  company_name: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: Generated<string>;
  phone_country_code: Generated<string>;
  country_code: string;
  city: Generated<string>;
  reference: Generated<string>;
  note: Generated<string>;
  is_suspended: Generated<boolean>;
  created_by: string;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
  version: Generated<number>;
}
