import type { Case } from "./foreign-id-cases.ts";

const MILESTONE = { code: "DEP", airport: "JFK", localAt: "2026-11-22T17:35" };

/** Calls on the own company's shipments. */
export const SHIPMENT_CASES: Readonly<Record<string, Case>> = {
  getShipment: ["admin", (own) => ({ params: { id: own.shipment } })],
  getQuotationShipment: ["admin", (own) => ({ params: { id: own.accepted } })],
  updateAirWaybill: [
    "admin",
    (own) => ({ params: { id: own.accepted }, body: { awb: "020-12345686", version: 1 } }),
  ],
  createMilestone: ["admin", (own) => ({ params: { id: own.shipment }, body: MILESTONE })],
  deleteMilestone: ["admin", (own) => ({ params: { id: own.shipment, milestoneId: own.milestone } })],
  askCarrier: ["admin", (own) => ({ params: { id: own.shipment } })],
};
