// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";

export interface ExchangeRateTable {
  base: string;
  quote: string;
  as_of: CalendarDate;
  rate: string;
  source: string;
}
