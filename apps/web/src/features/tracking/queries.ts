import {
  createMilestone,
  exportCompanyShipments,
  exportShipments,
  getCompanyShipment,
  getQuotationShipment,
  getShipment,
  listCompanyShipments,
  listLinkMilestones,
  listShipments,
  SHIPMENT_FILTERS,
  SHIPMENT_SORTS,
  type ShipmentFilter,
  updateAirWaybill,
} from "@kilolane/contract";
import type { ShipmentState } from "@kilolane/domain";
import { callEndpoint, type EndpointBody, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { exportOf } from "../../lib/api/record-calls.ts";
import { listInputOf } from "../../lib/lists/list-input.ts";
import type { ListPageState, ListState } from "../../lib/lists/use-list-state.ts";
import type { StatusTone } from "../../ui/status-badge.tsx";

/** What a change of a shipment makes old. */
export const SHIPMENT_READS = [listShipments, getShipment, getQuotationShipment];

export const TONE_OF_SHIPMENT: Readonly<Record<ShipmentState, StatusTone>> = {
  waiting: "waiting",
  accepted: "draft",
  underway: "sent",
  arrived: "attention",
  delivered: "positive",
  trouble: "negative",
};

/** The open tab. */
export function openStateOf({ filter }: Pick<ListState, "filter">): ShipmentFilter {
  return SHIPMENT_FILTERS.find((state) => state === filter["state"]) ?? "all";
}

type ShipmentsQuery = EndpointQuery<typeof listShipments>;

/** The state of the address line as the list call's query. */
export function toShipmentsQuery(state: ListPageState): ShipmentsQuery {
  return { state: openStateOf(state), ...listInputOf(state, SHIPMENT_SORTS) };
}

/** A page of the shipments. */
export function shipmentsQuery(query: ShipmentsQuery) {
  return qPage(listShipments, { query });
}

/** The filtered list as a file. */
export const downloadShipments = exportOf(exportShipments);

/** One shipment with its milestones. */
export function shipmentQuery(id: string) {
  return q(getShipment, { params: { id } });
}

/** The same for the operator, over every forwarder. */
export function companyShipmentsQuery(query: ShipmentsQuery) {
  return qPage(listCompanyShipments, { query });
}

export const downloadCompanyShipments = exportOf(exportCompanyShipments);

export function companyShipmentQuery(id: string) {
  return q(getCompanyShipment, { params: { id } });
}

/** The shipment of a quotation. */
export function quotationShipmentQuery(id: string) {
  return q(getQuotationShipment, { params: { id } });
}

/** What the reader of a quotation's link sees. */
export function linkMilestonesQuery(token: string) {
  return q(listLinkMilestones, { params: { token } });
}

/** An air waybill as people write it: `020-1234 5675`. */
export function awbText(awb: string): string {
  return `${awb.slice(0, 3)}-${awb.slice(3, 7)} ${awb.slice(7)}`;
}

/** Enters or changes a quotation's air waybill. @param version of the shipment that was seen; 0: none yet */
export async function storeAwb(quotationId: string, awb: string, version: number) {
  return callEndpoint(updateAirWaybill, { params: { id: quotationId }, body: { awb, version } });
}

/** A milestone as typed. */
export type MilestoneValues = EndpointBody<typeof createMilestone>;

/** Writes a milestone down. */
export async function storeMilestone(id: string, body: MilestoneValues) {
  return callEndpoint(createMilestone, { params: { id }, body });
}
