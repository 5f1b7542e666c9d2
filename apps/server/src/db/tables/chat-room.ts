// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface ChatRoomTable {
  id: string;
  company_id: string;
  client_company_id: string;
  client_user_id: string | null;
  reader_email: Generated<string>;
  quotation_id: string | null;
  last_number: Generated<number>;
  last_at: Timestamp | null;
  created_at: DefaultTimestamp;
}
