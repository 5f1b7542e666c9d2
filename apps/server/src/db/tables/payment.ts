// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface PaymentTable {
  id: string;
  company_id: string;
  user_id: string;
  provider: string;
  purpose: string;
  state: string;
  currency: string;
  net_minor: number;
  tax_minor: number;
  amount_minor: number;
  tax_basis_points: number;
  provider_account: string | null;
  provider_id: string | null;
  package_id: string | null;
  addon_id: string | null;
  locale: string;
  review_reason: string | null;
  problem: string | null;
  refunded_minor: Generated<number>;
  created_at: DefaultTimestamp;
  checked_at: Timestamp | null;
  expires_at: Timestamp;
  captured_at: Timestamp | null;
  version: Generated<number>;
}
