import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { presentMaintenance } from "./present.ts";
import { getMaintenanceRow } from "./reads.ts";

/** The operator's switch as it is. */
export async function getMaintenance(scope: PlatformScope) {
  return presentMaintenance(await withTransaction(scope, getMaintenanceRow));
}
