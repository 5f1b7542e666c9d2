// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface ViewingTable {
  id: string;
  operator_id: string;
  session_id: string;
  company_id: string;
  user_id: string;
  person_name: string;
  reason: string;
  token_hash: Buffer;
  ip: Generated<string>;
  started_at: DefaultTimestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
}
