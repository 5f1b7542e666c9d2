// Written by src/db/write-schema.ts from the migrations.
import type { Json, Timestamp } from "../column-types.ts";

export interface InvoiceTable {
  id: string;
  company_id: string;
  payment_id: string;
  refund_id: string | null;
  kind: string;
  number: string;
  issued_at: Timestamp;
  content: Json;
}
