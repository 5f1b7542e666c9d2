// Written by src/db/write-schema.ts from the migrations.

export interface RateSetChangeTable {
  set_id: number;
  kind: string;
  place: number;
  origin: string;
  destination: string;
  owner_id: string;
  new_lane_id: number | null;
  old_lane_id: number | null;
}
