// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface PaymentEventTable {
  provider: string;
  event_id: string;
  event_type: string;
  provider_id: string | null;
  state: string;
  received_at: DefaultTimestamp;
  handled_at: Timestamp | null;
}
