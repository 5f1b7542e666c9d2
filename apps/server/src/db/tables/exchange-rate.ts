// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface ExchangeRateTable {
  base: string;
  quote: string;
  as_of: CalendarDate;
  rate: string;
  source: string;
  id: Generated<string>;
  version: Generated<number>;
  updated_at: DefaultTimestamp;
  updated_by: string | null;
}
