// Written by src/db/write-schema.ts from the migrations.
import type { Timestamp } from "../column-types.ts";

export interface RecoveryCodeTable {
  company_id: string;
  user_id: string;
  code_hash: Buffer;
  used_at: Timestamp | null;
}
