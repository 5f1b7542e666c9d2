// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";
import type { Generated } from "kysely";
import type { DefaultTimestamp, Json, Timestamp } from "../column-types.ts";

export interface QuotationRequestTable {
  id: string;
  company_id: string;
  created_by: string;
  client_user_id: string | null;
  inquirer_id: string | null;
  version: Generated<number>;
  status: Generated<string>;
  from_airport: string;
  to_airport: string;
  ready_date: CalendarDate;
  goods_type: string;
  currency: string;
  input: Json;
  priced: Json;
  trucking_id: string | null;
  priced_on: CalendarDate;
  created_at: DefaultTimestamp;
  updated_at: DefaultTimestamp;
  saved_at: Timestamp | null;
}
