// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp } from "../column-types.ts";

export interface ChatSeenTable {
  company_id: string;
  room_id: string;
  user_id: string;
  number: number;
  seen_at: DefaultTimestamp;
}
