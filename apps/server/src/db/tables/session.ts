// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { Timestamp } from "../column-types.ts";

export interface SessionTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  created_at: Generated<Timestamp>;
  last_seen_at: Generated<Timestamp>;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  end_reason: string | null;
  ip: Generated<string>;
  user_agent: Generated<string>;
}
