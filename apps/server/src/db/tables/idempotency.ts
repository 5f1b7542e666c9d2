// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface IdempotencyTable {
  user_id: string;
  key: string;
  request_hash: Buffer;
  started_at: DefaultTimestamp;
  committed: Generated<boolean>;
  answer: string | null;
}
