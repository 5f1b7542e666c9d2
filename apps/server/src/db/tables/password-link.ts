// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface PasswordLinkTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  purpose: string;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  created_at: DefaultTimestamp;
  new_email: string | null;
}
