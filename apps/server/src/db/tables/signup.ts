// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Json, Timestamp } from "../column-types.ts";

export interface SignupTable {
  id: string;
  token_hash: Buffer;
  kind: string;
  email: string;
  form: Json;
  password_hash: string;
  locale: Generated<string>;
  pin_hash: Buffer;
  pin_expires_at: Timestamp;
  pin_tries: Generated<number>;
  created_at: DefaultTimestamp;
  confirmed_at: Timestamp | null;
  founded_id: string | null;
}
