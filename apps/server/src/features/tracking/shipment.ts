import type { ShipmentDetail } from "@kilolane/contract";
import { type ReadStatus, type ReadStatuses, shipmentStateOf } from "@kilolane/domain";
import type { CompanyTransaction, SystemTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { presentShipmentDetail } from "./present.ts";
import {
  findChanges,
  findMilestones,
  findNotes,
  findShipment,
  findZones,
  type ReadingTransaction,
  type ShipmentRow,
} from "./reads.ts";
import {
  insertMilestone,
  insertNote,
  type NewMilestone,
  type ShipmentRef,
  updateShipmentState,
} from "./writes.ts";

/** One shipment that the caller may see. @throws AppError not-found */
export async function getShipmentRow(tx: ReadingTransaction, id: string): Promise<ShipmentRow> {
  const row = await findShipment(tx, { id });
  if (row === undefined) throw new AppError("not-found");
  return row;
}

/** A shipment with all that is known of it. @param isAsked whether carriers are asked at all */
export async function getShipmentDetail(
  tx: ReadingTransaction,
  row: ShipmentRow,
  isAsked: boolean,
): Promise<ShipmentDetail> {
  return presentShipmentDetail(row, {
    milestones: await findMilestones(tx, row.company_id, row.id),
    notes: await findNotes(tx, row),
    changes: await findChanges(tx, row),
    isAsked,
  });
}

/** Writes where the shipment is after its milestones, whatever order they came in. */
export async function writeStateIn(
  tx: CompanyTransaction | SystemTransaction,
  shipment: ShipmentRef,
  destination: string,
): Promise<void> {
  const rows = await findMilestones(tx, shipment.companyId, shipment.id);
  const passed = rows.map(({ code, airport, is_partial: isPartial }) => ({ code, airport, isPartial }));
  await updateShipmentState(tx, shipment, shipmentStateOf(passed, destination));
}

/** The zone of a place that the list of airports does not have. */
const UNKNOWN_ZONE = "UTC";

/** Writes what a carrier told: the same event twice is one, and lines that are no event are kept as text. */
export async function writeStatusesIn(
  tx: CompanyTransaction | SystemTransaction,
  shipment: ShipmentRef,
  { statuses, unread }: Pick<ReadStatuses, "statuses" | "unread">,
): Promise<void> {
  const zones = await findZones(
    tx,
    statuses.map(({ airport }) => airport),
  );
  for (const status of statuses)
    await insertMilestone(tx, shipment, milestoneOf(status, zones.get(status.airport) ?? UNKNOWN_ZONE));
  for (const line of unread) await insertNote(tx, shipment, line);
}

function milestoneOf(status: ReadStatus, timeZone: string): NewMilestone {
  const { code, airport, toAirport, flight, date, time, pieces, weight, isPartial, discrepancy } = status;
  const localAt = `${date}T${time ?? "00:00"}`;
  const key = [
    code,
    airport,
    toAirport,
    flight,
    date,
    time ?? "",
    pieces ?? "",
    weight,
    isPartial,
    discrepancy,
  ];
  return {
    key: key.join("|"),
    code,
    airport,
    toAirport,
    flight,
    localAt,
    hasTime: time !== null,
    timeZone,
    timeKind: status.timeKind ?? "",
    pieces,
    isPartial,
    discrepancy,
    note: "",
    createdBy: null,
  };
}
