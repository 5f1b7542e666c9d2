// Written by src/db/write-schema.ts from the migrations.
import type { DefaultTimestamp, Json } from "../column-types.ts";

export interface TermsVersionTable {
  version: number;
  texts: Json;
  published_at: DefaultTimestamp;
  published_by: string;
}
