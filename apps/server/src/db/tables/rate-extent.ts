// Written by src/db/write-schema.ts from the migrations.

export interface RateExtentTable {
  sheet_id: number;
  lane_count: number;
  first_lane: string;
  valid_from: string;
  valid_to: string;
}
