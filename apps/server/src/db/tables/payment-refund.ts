// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface PaymentRefundTable {
  id: string;
  company_id: string;
  payment_id: string;
  provider_refund_id: string | null;
  amount_minor: number;
  currency: string;
  reason: Generated<string>;
  state: string;
  requested_by: string | null;
  created_at: DefaultTimestamp;
  done_at: Timestamp | null;
}
