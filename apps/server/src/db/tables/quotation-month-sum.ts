// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";

export interface QuotationMonthSumTable {
  month: CalendarDate;
  dimension: string;
  key: string;
  quotations: number;
  accepted: number;
  rejected: number;
  accepted_usd: string;
}
