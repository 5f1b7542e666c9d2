// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface BillingSellerTable {
  only_row: Generated<boolean>;
  name: Generated<string>;
  street: Generated<string>;
  zip: Generated<string>;
  city: Generated<string>;
  country_code: Generated<string>;
  tax_number: Generated<string>;
  tax_name: Generated<string>;
  tax_basis_points: Generated<number>;
  bank_name: Generated<string>;
  bank_account: Generated<string>;
  version: Generated<number>;
  updated_at: DefaultTimestamp;
}
