// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface CompanyExchangeRateTable {
  id: string;
  company_id: string;
  base: string;
  quote: string;
  as_of: CalendarDate;
  rate: string;
  updated_by: string | null;
  updated_at: DefaultTimestamp;
  version: Generated<number>;
}
