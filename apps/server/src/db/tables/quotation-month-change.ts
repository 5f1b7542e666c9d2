// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";
import type { GeneratedAlways } from "kysely";

export interface QuotationMonthChangeTable {
  id: GeneratedAlways<number>;
  month: CalendarDate;
}
