// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface LicenceKeyTable {
  id: string;
  company_id: string;
  key_type: string;
  key_index: Buffer;
  key_sealed: Buffer;
  key_tail: string;
  email: string | null;
  assigned_at: Timestamp | null;
  used_by: string | null;
  used_at: Timestamp | null;
  is_suspended: Generated<boolean>;
  expires_at: Timestamp;
  created_by: string;
  created_at: DefaultTimestamp;
  version: Generated<number>;
}
