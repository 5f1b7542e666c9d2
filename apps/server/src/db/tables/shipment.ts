// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface ShipmentTable {
  id: string;
  company_id: string;
  quotation_id: string;
  awb: string;
  from_airport: string;
  to_airport: string;
  state: Generated<string>;
  last_at: Timestamp | null;
  next_ask_at: Timestamp | null;
  asked_at: Timestamp | null;
  failures: Generated<number>;
  problem: Generated<string>;
  version: Generated<number>;
  created_at: DefaultTimestamp;
}
