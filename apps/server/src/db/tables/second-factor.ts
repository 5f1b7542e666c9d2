// Written by src/db/write-schema.ts from the migrations.
import type { Generated } from "kysely";
import type { DefaultTimestamp, Timestamp } from "../column-types.ts";

export interface SecondFactorTable {
  company_id: string;
  user_id: string;
  key_sealed: Buffer;
  confirmed_at: Timestamp | null;
  last_step: Generated<number>;
  created_at: DefaultTimestamp;
}
