// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { Timestamp } from "../column-types.ts";

export interface CaughtMailTable {
  id: string;
  sender: string;
  recipients: string[];
  subject: string;
  message_id: string;
  raw: Buffer;
  received_at: Generated<Timestamp>;
}
