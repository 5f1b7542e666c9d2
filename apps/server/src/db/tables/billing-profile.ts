// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface BillingProfileTable {
  company_id: string;
  name: string;
  street: Generated<string>;
  zip: Generated<string>;
  city: Generated<string>;
  country_code: Generated<string>;
  tax_number: Generated<string>;
  version: Generated<number>;
  updated_at: DefaultTimestamp;
}
