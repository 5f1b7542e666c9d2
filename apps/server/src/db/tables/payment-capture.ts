// Written by src/db/write-schema.ts from the migrations.
import type { Timestamp } from "../column-types.ts";

export interface PaymentCaptureTable {
  id: string;
  company_id: string;
  payment_id: string;
  provider: string;
  provider_capture_id: string;
  amount_minor: number;
  currency: string;
  captured_at: Timestamp;
}
