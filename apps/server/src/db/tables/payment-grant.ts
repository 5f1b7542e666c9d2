// Written by src/db/write-schema.ts from the migrations.
import type { DefaultJson, DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface PaymentGrantTable {
  id: string;
  company_id: string;
  payment_id: string;
  kind: string;
  key_id: string | null;
  net_minor: number;
  amount_minor: number;
  currency: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  before: DefaultJson;
  ended_at: Timestamp | null;
  granted_at: DefaultTimestamp;
}
