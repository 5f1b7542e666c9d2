import type { TruckingCarrierRecord } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import type { SeenRow } from "../../db/seen-row.ts";
import { withTransaction } from "../../db/transaction.ts";
import { requireWritten } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getPresentedCarrier } from "./carrier.ts";
import { deleteCarrierRow } from "./writes/carrier.ts";

/** Deletes a carrier; the audit holds it. @throws AppError not-found, version-conflict @returns it as it was */
export function removeCarrier(scope: CompanyScope, seen: SeenRow): Promise<TruckingCarrierRecord> {
  return withTransaction(scope, async (tx) => {
    const carrier = await getPresentedCarrier(tx, seen.id);
    requireWritten(await deleteCarrierRow(tx, seen), carrier.version);
    await recordAuditIn(tx, {
      action: "trucking-carrier.deleted",
      subjectKind: "trucking-carrier",
      subjectId: seen.id,
      detail: carrier,
    });
    return carrier;
  });
}
