import type { Warehouse, WarehouseForm } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { requireKnownPlaces } from "../address-book/address.ts";
import { getPresentedWarehouse } from "./warehouse.ts";
import { insertWarehouse } from "./writes.ts";

/** Enters a warehouse. @throws AppError validation (unknown-country, unknown-airport) */
export function createWarehouse(scope: CompanyScope, form: WarehouseForm): Promise<Warehouse> {
  return withTransaction(scope, async (tx) => {
    await requireKnownPlaces(tx, form);
    const id = await insertWarehouse(tx, form);
    await recordAuditIn(tx, { action: "warehouse.created", subjectKind: "warehouse", subjectId: id });
    return getPresentedWarehouse(tx, id);
  });
}
