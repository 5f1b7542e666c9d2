// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface ShipmentMilestoneTable {
  id: string;
  company_id: string;
  shipment_id: string;
  awb: string;
  event_key: string;
  code: string;
  airport: string;
  to_airport: Generated<string>;
  flight: Generated<string>;
  local_at: Timestamp;
  has_time: boolean;
  at: Timestamp;
  time_kind: Generated<string>;
  pieces: number | null;
  is_partial: Generated<boolean>;
  discrepancy: Generated<string>;
  note: Generated<string>;
  created_by: string | null;
  created_at: DefaultTimestamp;
}
