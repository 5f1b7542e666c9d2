// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface CompanyTable {
  id: string;
  kind: string;
  name: string;
  email: string;
  phone: Generated<string>;
  country_code: Generated<string>;
  state: Generated<string>;
  city: Generated<string>;
  street: Generated<string>;
  zip: Generated<string>;
  logo_file: string | null;
  approval: Generated<string>;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
  phone_country_code: Generated<string>;
  about: Generated<string>;
  website: Generated<string>;
  rejection_reason: Generated<string>;
  decided_at: Timestamp | null;
  decided_by: string | null;
}
