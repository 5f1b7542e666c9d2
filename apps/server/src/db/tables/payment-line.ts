// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";

export interface PaymentLineTable {
  company_id: string;
  payment_id: string;
  position: number;
  kind: string;
  key_id: string | null;
  key_type: string | null;
  key_count: number;
  unit_minor: number;
  net_minor: number;
  is_open: Generated<boolean>;
}
