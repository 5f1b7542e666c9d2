// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface AddressBookEntryTable {
  id: string;
  company_id: string;
  label: string;
  company_name: string;
  contact_name: Generated<string>;
  street: Generated<string>;
  city: string;
  state: Generated<string>;
  zip: Generated<string>;
  country_code: string;
  email: Generated<string>;
  phone: Generated<string>;
  airport: string | null;
  search_text: string;
  created_at: DefaultTimestamp;
  kind: Generated<string>;
  note: Generated<string>;
  version: Generated<number>;
  updated_at: DefaultTimestamp;
}
