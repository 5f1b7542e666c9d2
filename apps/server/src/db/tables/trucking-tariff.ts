// Written by src/db/write-schema.ts from the migrations.
import type { Json } from "../column-types.ts";

export interface TruckingTariffTable {
  id: string;
  company_id: string;
  carrier_id: string;
  name: string;
  currency: string;
  terms: Json;
  valid_from: string;
  valid_to: string;
}
