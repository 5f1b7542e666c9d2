import { sql } from "kysely";
import type { PlatformTransaction } from "../../db/transaction.ts";

/** Throws the switch in the operator's name. */
export async function updateMaintenanceRow(
  tx: PlatformTransaction,
  change: { readonly isOn: boolean; readonly expectedEnd: Date | null },
): Promise<void> {
  await tx.db
    .updateTable("maintenance")
    .set({
      is_on: change.isOn,
      expected_end: change.expectedEnd,
      changed_at: sql<Date>`now()`,
      changed_by: tx.scope.userId,
    })
    .execute();
}
