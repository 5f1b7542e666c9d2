// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface QuotationLinkTable {
  token_hash: Buffer;
  company_id: string;
  quotation_id: string;
  version: number;
  email: string;
  show_airline: boolean;
  show_remarks: boolean;
  expires_at: Timestamp;
  viewed_at: Timestamp | null;
  decided_at: Timestamp | null;
  decision: string | null;
  created_at: DefaultTimestamp;
}
