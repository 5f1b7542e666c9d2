// Written by src/db/write-schema.ts from the migrations.
import type { CalendarDate } from "@kilolane/domain";
import type { Generated } from "kysely";
import type { DefaultTimestamp } from "../column-types.ts";

export interface AircraftLimitTable {
  id: Generated<string>;
  aircraft_group: string;
  valid_from: CalendarDate;
  source: string;
  door_width_cm: number;
  door_height_cm: number;
  height_cm: number;
  base_length_cm: number;
  base_width_cm: number;
  longest_side_cm: number;
  piece_without_agreement_kg: number;
  heaviest_piece_kg: number;
  version: Generated<number>;
  updated_at: DefaultTimestamp;
  updated_by: string | null;
}
