// Written by src/db/write-schema.ts from the migrations.
import type { Json } from "../column-types.ts";

export interface CountryTable {
  code: string;
  dial_code: string;
  currency: string;
  names: Json;
}
