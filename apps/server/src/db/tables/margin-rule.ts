// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";
import type { Generated } from "kysely";
import type { DefaultTimestamp, Json } from "../column-types.ts";

export interface MarginRuleTable {
  id: string;
  company_id: string;
  name: string;
  valid_from: CalendarDate;
  valid_to: CalendarDate | null;
  inquirer_id: string | null;
  client_user_id: string | null;
  origin_kind: string | null;
  origin_code: string | null;
  destination_kind: string | null;
  destination_code: string | null;
  airline_id: number | null;
  rate_type: string | null;
  from_kg: string | null;
  content: Json;
  currency: string;
  version: Generated<number>;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
  agent_user_ids: Generated<string[]>;
}
