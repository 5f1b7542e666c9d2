// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp } from "../column-types.ts";

export interface ShipmentNoteTable {
  id: string;
  company_id: string;
  shipment_id: string;
  awb: string;
  words: string;
  at: DefaultTimestamp;
}
