// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp } from "../column-types.ts";

export interface AuditSealTable {
  position: number;
  entry_id: string;
  hash: Buffer;
  sealed_at: DefaultTimestamp;
}
