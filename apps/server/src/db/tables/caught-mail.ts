// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp } from "../column-types.ts";

export interface CaughtMailTable {
  id: string;
  sender: string;
  recipients: string[];
  subject: string;
  message_id: string;
  raw: Buffer;
  received_at: DefaultTimestamp;
}
