// Written by src/db/write-schema.ts from the migrations.
import type { GeneratedAlways } from "kysely";
import type { DefaultTimestamp, Json } from "../column-types.ts";

export interface AuditCheckTable {
  id: GeneratedAlways<number>;
  at: DefaultTimestamp;
  sealed: number;
  head: Buffer | null;
  break_count: number;
  breaks: Json;
}
