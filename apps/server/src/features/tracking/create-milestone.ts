import type { MilestoneForm, ShipmentDetail } from "@kilolane/contract";
import { isCalendarDate } from "@kilolane/domain";
import { newId } from "../../db/new-id.ts";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findZones } from "./reads.ts";
import { getShipmentDetail, getShipmentRow, writeStateIn } from "./shipment.ts";
import { insertChange, insertMilestone, lockShipment } from "./writes.ts";

/**
 * Writes down by hand what happened to a shipment.
 * @throws AppError not-found; validation (`airport`: unknown-airport, `localAt`: date)
 */
export function createMilestone(
  scope: CompanyScope,
  form: MilestoneForm & { readonly id: string },
  isAsked: boolean,
): Promise<ShipmentDetail> {
  return withTransaction(scope, async (tx) => {
    const row = await getShipmentRow(tx, form.id);
    const [day = "", time = ""] = form.localAt.split("T");
    if (!isCalendarDate(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
      throw invalidFields({ field: "localAt", code: "date" });
    const timeZone = (await findZones(tx, [form.airport])).get(form.airport);
    if (timeZone === undefined) throw invalidFields({ field: "airport", code: "unknown-airport" });
    const shipment = { id: row.id, companyId: tx.scope.companyId, awb: row.awb };
    await lockShipment(tx, shipment);
    const { code, airport, flight, localAt, note } = form;
    const toAirport = code === "DEP" && airport === row.from_airport ? row.to_airport : "";
    await insertMilestone(tx, shipment, {
      key: `hand|${newId()}`,
      code,
      airport,
      toAirport,
      flight,
      localAt,
      hasTime: true,
      timeZone,
      timeKind: "A",
      pieces: null,
      isPartial: false,
      discrepancy: "",
      note,
      createdBy: tx.scope.userId,
    });
    await writeStateIn(tx, shipment, row.to_airport);
    await insertChange(tx, { shipmentId: row.id, kind: "milestone-added", after: `${code} ${airport}` });
    await recordAuditIn(tx, {
      action: "shipment.milestone-added",
      subjectKind: "shipment",
      subjectId: row.id,
      detail: { code, airport, localAt },
    });
    return getShipmentDetail(tx, await getShipmentRow(tx, row.id), isAsked);
  });
}
