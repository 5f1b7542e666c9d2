// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp } from "../column-types.ts";

export interface TermsAcceptanceTable {
  company_id: string;
  user_id: string;
  version: number;
  accepted_at: DefaultTimestamp;
  ip: string;
  language: string;
}
