// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface UserAccountTable {
  id: string;
  company_id: string;
  role: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: Generated<string>;
  avatar_file: string | null;
  locale: Generated<string>;
  is_suspended: Generated<boolean>;
  version: Generated<number>;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
  last_sign_in_at: Timestamp | null;
  country_code: Generated<string>;
  reply_to_email: Generated<string>;
  measurement_unit: string | null;
  licence_state: Generated<string>;
  licence_ends_at: Timestamp | null;
  theme_mode: string | null;
  theme_style: string | null;
  accepted_terms: Generated<number>;
  reply_to_proven_at: Timestamp | null;
  seen_version_note: Generated<number>;
}
