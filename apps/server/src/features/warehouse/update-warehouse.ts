import type { Warehouse, WarehouseForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import type { SeenRow } from "../../db/seen-row.ts";
import { withTransaction } from "../../db/transaction.ts";
import { requireWritten } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { requireKnownPlaces } from "../address-book/address.ts";
import { getPresentedWarehouse } from "./warehouse.ts";
import { updateWarehouseRow } from "./writes.ts";

/**
 * Changes a warehouse, if nobody changed it since.
 * @throws AppError not-found, version-conflict, validation (unknown-country, unknown-airport)
 */
export function updateWarehouse(scope: CompanyScope, form: WarehouseForm & SeenRow): Promise<Warehouse> {
  return withTransaction(scope, async (tx) => {
    const { version: currentVersion } = await getPresentedWarehouse(tx, form.id);
    await requireKnownPlaces(tx, form);
    requireWritten(await updateWarehouseRow(tx, form, form), currentVersion);
    await recordAuditIn(tx, { action: "warehouse.updated", subjectKind: "warehouse", subjectId: form.id });
    return getPresentedWarehouse(tx, form.id);
  });
}
