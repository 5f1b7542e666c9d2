// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";
import type { DefaultTimestamp } from "../column-types.ts";

export interface QuotationMonthTable {
  month: CalendarDate;
  summed_at: DefaultTimestamp;
}
