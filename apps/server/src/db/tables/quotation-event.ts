// Written by src/db/write-schema.ts from the migrations.
import type { Generated, GeneratedAlways } from "kysely";
import type { DefaultJson, DefaultTimestamp } from "../column-types.ts";

export interface QuotationEventTable {
  id: GeneratedAlways<number>;
  company_id: string;
  quotation_id: string;
  version: number;
  kind: string;
  actor_user_id: string | null;
  actor_name: Generated<string>;
  detail: DefaultJson;
  at: DefaultTimestamp;
}
