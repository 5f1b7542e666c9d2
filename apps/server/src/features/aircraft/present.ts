import type { AircraftLimitRecord } from "@kilolane/contract";
import type { AircraftLimitRow } from "./reads.ts";

export function presentLimit(row: AircraftLimitRow): AircraftLimitRecord {
  return { ...row, updatedAt: row.updatedAt.toISOString() };
}
