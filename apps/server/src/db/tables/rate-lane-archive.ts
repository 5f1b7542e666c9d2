// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";

export interface RateLaneArchiveTable {
  id: number;
  sheet_id: number;
  owner_id: string;
  origin: string;
  destination: string;
  valid_from: CalendarDate;
  valid_to: CalendarDate;
  scheme_id: number;
  scale: number;
  min_charge: number;
  basic_charge: number | null;
  breaks: number[];
}
