// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";

export interface RateExtentTable {
  sheet_id: number;
  lane_count: number;
  first_lane: string;
  valid_from: CalendarDate;
  valid_to: CalendarDate;
}
