import type { TruckingCarrierRecord } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedCarrier } from "./carrier.ts";
import { deleteCarrierRow, type SeenCarrier } from "./writes.ts";

/** Deletes a carrier; the audit holds it. @throws AppError not-found, version-conflict @returns it as it was */
export function removeCarrier(scope: CompanyScope, seen: SeenCarrier): Promise<TruckingCarrierRecord> {
  return withTransaction(scope, async (tx) => {
    const carrier = await getPresentedCarrier(tx, seen.id);
    if (!(await deleteCarrierRow(tx, seen)))
      throw new AppError("version-conflict", { currentVersion: carrier.version });
    await recordAuditIn(tx, {
      action: "trucking-carrier.deleted",
      subjectKind: "trucking-carrier",
      subjectId: seen.id,
      detail: carrier,
    });
    return carrier;
  });
}
