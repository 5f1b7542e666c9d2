// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { Json, Timestamp } from "../column-types.ts";

export interface IdempotencyTable {
  user_id: string;
  key: string;
  request_hash: Buffer;
  started_at: Generated<Timestamp>;
  committed: Generated<boolean>;
  answer: Json | null;
}
