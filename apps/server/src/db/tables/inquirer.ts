// Written by src/db/write-schema.ts from the migrations.
import type { Generated, GeneratedAlways } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface InquirerTable {
  id: string;
  company_id: string;
  company_name: string;
  name: string;
  company_type: Generated<string>;
  country_code: string;
  email: string;
  phone: Generated<string>;
  address: Generated<string>;
  language: Generated<string>;
  currency: Generated<string>;
  client_user_id: string | null;
  search_text: string;
  created_by: string;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
  version: Generated<number>;
  email_key: GeneratedAlways<string | null>;
  merged_into: string | null;
}
