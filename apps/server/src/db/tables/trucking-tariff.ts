// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";
import type { Generated } from "kysely";
import type { Json } from "../column-types.ts";

export interface TruckingTariffTable {
  id: string;
  company_id: string;
  carrier_id: string;
  name: string;
  currency: string;
  terms: Json;
  valid_from: CalendarDate;
  valid_to: CalendarDate;
  position: Generated<number>;
}
