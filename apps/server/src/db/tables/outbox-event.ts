// Written by src/db/write-schema.ts from the migrations.
import type { Generated, GeneratedAlways } from "kysely";
import type { DefaultTimestamp, Json } from "../column-types.ts";

export interface OutboxEventTable {
  id: GeneratedAlways<number>;
  company_id: string;
  user_id: string | null;
  topic: string;
  payload: Json;
  xid: Generated<string>;
  created_at: DefaultTimestamp;
}
