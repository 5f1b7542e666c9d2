// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";

export interface PreferredAirportTable {
  id: string;
  company_id: string;
  iata: string;
  position: Generated<number>;
}
