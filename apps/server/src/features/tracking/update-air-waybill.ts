import type { ShipmentDetail } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { getQuotationRow } from "../quotation/saved/stored-quotation.ts";
import { findShipment } from "./reads.ts";
import { getShipmentDetail, getShipmentRow, writeStateIn } from "./shipment.ts";
import { insertChange, insertShipment, updateAwb } from "./writes.ts";

/**
 * Enters or changes the air waybill of an accepted quotation. Milestones of the number before stay stored, and are
 * shown again should it come back.
 * @param given.version of the shipment that was seen; 0: none yet
 * @throws AppError not-found; state-conflict for a quotation that is not accepted; version-conflict
 */
export function updateAirWaybill(
  scope: CompanyScope,
  given: { readonly id: string; readonly awb: string; readonly version: number },
  isAsked: boolean,
): Promise<ShipmentDetail> {
  return withTransaction(scope, async (tx) => {
    const quotation = await getQuotationRow(tx, given.id, { lock: true });
    if (quotation.status !== "accepted") throw new AppError("state-conflict");
    const { awb } = given;
    const before = await findShipment(tx, { quotationId: given.id });
    if ((before?.version ?? 0) !== given.version)
      throw new AppError("version-conflict", { currentVersion: before?.version ?? 0 });
    const { from, to } = quotation.content;
    const route = { fromAirport: from.code, toAirport: to.code };
    const id = before?.id ?? (await insertShipment(tx, { quotationId: given.id, awb, ...route }));
    if (id === null) throw new AppError("version-conflict", { currentVersion: 1 });
    if (before !== undefined && !(await updateAwb(tx, before, awb)))
      throw new AppError("version-conflict", { currentVersion: before.version });
    const kind = before === undefined ? "awb-set" : "awb-changed";
    await insertChange(tx, { shipmentId: id, kind, before: before?.awb ?? "", after: awb });
    await writeStateIn(tx, { id, companyId: tx.scope.companyId, awb }, to.code);
    await recordAuditIn(tx, {
      action: `shipment.${kind}`,
      subjectKind: "shipment",
      subjectId: id,
      detail: { quotationId: given.id, before: before?.awb ?? null, awb },
    });
    return getShipmentDetail(tx, await getShipmentRow(tx, id), isAsked);
  });
}
