import type { Maintenance } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentMaintenance } from "./present.ts";
import { getMaintenanceRow } from "./reads.ts";
import { updateMaintenanceRow } from "./writes.ts";

/**
 * Begins or ends maintenance. All nodes see it with their next call, because the session lookup reads the switch.
 * @param choice `expectedEnd` as ISO instant, null when nobody knows; it says something only while maintenance is on
 * @throws AppError validation (expectedEnd: past)
 */
export function updateMaintenance(
  scope: PlatformScope,
  choice: { readonly isOn: boolean; readonly expectedEnd: string | null },
): Promise<Maintenance> {
  const expectedEnd = choice.isOn && choice.expectedEnd !== null ? new Date(choice.expectedEnd) : null;
  return withTransaction(scope, async (tx) => {
    if (expectedEnd !== null && expectedEnd <= tx.now()) {
      throw invalidFields({ field: "expectedEnd", code: "past" });
    }
    await updateMaintenanceRow(tx, { isOn: choice.isOn, expectedEnd });
    await recordAuditIn(tx, {
      action: choice.isOn ? "maintenance.started" : "maintenance.ended",
      subjectKind: "maintenance",
      detail: { expectedEnd: expectedEnd?.toISOString() ?? null },
    });
    return presentMaintenance(await getMaintenanceRow(tx));
  });
}
