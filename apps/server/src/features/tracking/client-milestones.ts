import type { EndpointOutput, listLinkMilestones } from "@kilolane/contract";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { presentMilestone } from "./present.ts";
import { findMilestones, findShipment } from "./reads.ts";

type ClientMilestones = EndpointOutput<typeof listLinkMilestones>;

/** Of a quotation without a shipment, or with one that is somebody else's. */
export const NO_MILESTONES: ClientMilestones = { awb: "", state: null, milestones: [] };

/**
 * What happened to a quotation's shipment as its client may know: neither notes nor who typed them; without flight and
 * air waybill where the forwarder does not show the airline, for both name it.
 */
export async function getClientMilestones(
  tx: CompanyTransaction,
  quotationId: string,
  showAirline: boolean,
): Promise<ClientMilestones> {
  const row = await findShipment(tx, { quotationId });
  if (row === undefined) return NO_MILESTONES;
  const rows = await findMilestones(tx, tx.scope.companyId, row.id);
  return {
    awb: showAirline ? row.awb : "",
    state: row.state,
    milestones: rows.map(presentMilestone).map((one) => ({
      id: one.id,
      code: one.code,
      airport: one.airport,
      toAirport: one.toAirport,
      flight: showAirline ? one.flight : "",
      localAt: one.localAt,
      hasTime: one.hasTime,
      timeZone: one.timeZone,
      timeKind: one.timeKind,
      pieces: one.pieces,
      isPartial: one.isPartial,
    })),
  };
}
