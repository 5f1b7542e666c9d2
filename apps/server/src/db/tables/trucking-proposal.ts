// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";
import type { Generated } from "kysely";
import type { DefaultTimestamp, Json, Timestamp } from "../column-types.ts";

export interface TruckingProposalTable {
  id: string;
  company_id: string;
  carrier_id: string | null;
  carrier_name: string;
  trucking_company_id: string;
  created_by: string;
  created_at: DefaultTimestamp;
  effective_on: CalendarDate;
  note: string;
  lines: Json;
  state: Generated<string>;
  taken: Generated<number[]>;
  answer: Generated<string>;
  decided_by: string | null;
  decided_at: Timestamp | null;
  version: Generated<number>;
  updated_at: DefaultTimestamp;
}
