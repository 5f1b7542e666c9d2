// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface SessionTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  created_at: DefaultTimestamp;
  last_seen_at: DefaultTimestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
  end_reason: string | null;
  ip: Generated<string>;
  user_agent: Generated<string>;
  owes_terms: Generated<boolean>;
}
