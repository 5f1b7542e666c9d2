import type { ShipmentDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getShipmentDetail, getShipmentRow, writeStateIn } from "./shipment.ts";
import { deleteMilestoneRow, insertChange, lockShipment } from "./writes.ts";

/**
 * Takes back a milestone that was written by hand; what a carrier said stays.
 * @throws AppError not-found, also for a carrier's
 */
export function removeMilestone(
  scope: CompanyScope,
  { id, milestoneId }: { readonly id: string; readonly milestoneId: string },
  isAsked: boolean,
): Promise<ShipmentDetail> {
  return withTransaction(scope, async (tx) => {
    const row = await getShipmentRow(tx, id);
    const shipment = { id, companyId: tx.scope.companyId, awb: row.awb };
    await lockShipment(tx, shipment);
    const gone = await deleteMilestoneRow(tx, { shipmentId: id, milestoneId });
    if (gone === undefined) throw new AppError("not-found");
    await writeStateIn(tx, shipment, row.to_airport);
    const before = `${gone.code} ${gone.airport}`;
    await insertChange(tx, { shipmentId: id, kind: "milestone-removed", before });
    await recordAuditIn(tx, {
      action: "shipment.milestone-removed",
      subjectKind: "shipment",
      subjectId: id,
      detail: { before },
    });
    return getShipmentDetail(tx, await getShipmentRow(tx, id), isAsked);
  });
}
