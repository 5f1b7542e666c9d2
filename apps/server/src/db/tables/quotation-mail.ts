// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp, Json, Timestamp } from "../column-types.ts";

export interface QuotationMailTable {
  id: string;
  company_id: string;
  quotation_id: string | null;
  request_id: string | null;
  version: number | null;
  recipient: string;
  subject: string;
  state: string;
  message_id: string;
  pdf_sha256: string | null;
  content: Json;
  created_by: string | null;
  created_at: DefaultTimestamp;
  sent_at: Timestamp | null;
}
