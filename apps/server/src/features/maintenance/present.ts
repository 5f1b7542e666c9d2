import type { Maintenance } from "@kilolane/contract";
import type { MaintenanceRow } from "./reads.ts";

/** The switch as the operator sees it. */
export function presentMaintenance(row: MaintenanceRow): Maintenance {
  return {
    isOn: row.is_on,
    expectedEnd: row.expected_end?.toISOString() ?? null,
    changedAt: row.changed_at?.toISOString() ?? null,
    changedBy: `${row.first_name ?? ""} ${row.last_name ?? ""}`.trim(),
  };
}
