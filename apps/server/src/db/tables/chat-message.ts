// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp } from "../column-types.ts";

export interface ChatMessageTable {
  company_id: string;
  room_id: string;
  number: number;
  id: string;
  sender_user_id: string | null;
  sender_name: string;
  sender_role: string;
  msg: string;
  quotation_id: string | null;
  client_key: string | null;
  sent_at: DefaultTimestamp;
}
