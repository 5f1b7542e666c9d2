// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";

export interface TruckingZoneTable {
  id: string;
  company_id: string;
  carrier_id: string;
  tariff_id: string;
  airport: string;
  direction: string;
  zip_from: string;
  zip_to: string;
  position: Generated<number>;
}
