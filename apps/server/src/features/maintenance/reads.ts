import type { PlatformTransaction } from "../../db/transaction.ts";

/** The switch, and who threw it last. */
export function getMaintenanceRow(tx: PlatformTransaction) {
  return tx.db
    .selectFrom("maintenance as m")
    .leftJoin("user_account as u", "u.id", "m.changed_by")
    .select(["m.is_on", "m.expected_end", "m.changed_at", "u.first_name", "u.last_name"])
    .executeTakeFirstOrThrow();
}

export type MaintenanceRow = Awaited<ReturnType<typeof getMaintenanceRow>>;
