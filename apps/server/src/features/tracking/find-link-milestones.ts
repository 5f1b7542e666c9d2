import type { PublicScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { actForReader, getOpenLink } from "../quotation/link/opened-link.ts";
import { presentMilestone } from "./present.ts";
import { findMilestones, findShipment } from "./reads.ts";

/**
 * What happened to the shipment of the quotation behind a signed link: neither notes nor who typed them; without flight
 * and air waybill where the forwarder does not show the airline, for both name it.
 * @throws AppError link-invalid, link-closed
 */
export async function findLinkMilestones(scope: PublicScope, token: string) {
  const { link, scope: company } = await withTransaction(actForReader(scope), (tx) => getOpenLink(tx, token));
  return withTransaction(company, async (tx) => {
    const row = await findShipment(tx, { quotationId: link.quotationId });
    if (row === undefined) return { awb: "", state: null, milestones: [] };
    const rows = await findMilestones(tx, tx.scope.companyId, row.id);
    return {
      awb: link.showAirline ? row.awb : "",
      state: row.state,
      milestones: rows.map(presentMilestone).map((one) => ({
        id: one.id,
        code: one.code,
        airport: one.airport,
        toAirport: one.toAirport,
        flight: link.showAirline ? one.flight : "",
        localAt: one.localAt,
        hasTime: one.hasTime,
        timeZone: one.timeZone,
        timeKind: one.timeKind,
        pieces: one.pieces,
        isPartial: one.isPartial,
      })),
    };
  });
}
