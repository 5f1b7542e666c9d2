// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp } from "../column-types.ts";

export interface QuotationNumberHoldTable {
  company_id: string;
  user_id: string;
  number: string;
  held_at: DefaultTimestamp;
}
