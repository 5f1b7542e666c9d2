import type { Warehouse } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import type { SeenRow } from "../../db/seen-row.ts";
import { withTransaction } from "../../db/transaction.ts";
import { requireWritten } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedWarehouse } from "./warehouse.ts";
import { deleteWarehouseRow } from "./writes.ts";

/** Deletes a warehouse; the audit holds it. @throws AppError not-found, version-conflict @returns it as it was */
export function removeWarehouse(scope: CompanyScope, seen: SeenRow): Promise<Warehouse> {
  return withTransaction(scope, async (tx) => {
    const warehouse = await getPresentedWarehouse(tx, seen.id);
    requireWritten(await deleteWarehouseRow(tx, seen), warehouse.version);
    await recordAuditIn(tx, {
      action: "warehouse.deleted",
      subjectKind: "warehouse",
      subjectId: seen.id,
      detail: warehouse,
    });
    return warehouse;
  });
}
