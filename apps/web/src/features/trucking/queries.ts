import {
  createTruckingCarrier,
  deleteTruckingCarrier,
  exportTruckingCarriers,
  getTruckingCarrier,
  listTruckingCarriers,
  TRUCKING_SORTS,
  TRUCKING_STATES,
  type TruckingCarrierRecord,
  type TruckingState,
  tryTruckingTariff,
  updateTruckingCarrier,
} from "@kilolane/contract";
import {
  callEndpoint,
  downloadEndpoint,
  type EndpointBody,
  type EndpointQuery,
} from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { listInputOf } from "../../lib/lists/list-input.ts";
import type { ListPageState, ListState } from "../../lib/lists/use-list-state.ts";
import type { ExportFormat } from "../../ui/list-tools/export-menu.tsx";

/** What a change of the carriers makes old. */
export const CARRIER_READS = [listTruckingCarriers, getTruckingCarrier];

type CarrierQuery = EndpointQuery<typeof listTruckingCarriers>;
/** A carrier as typed, with whatever the contract fills in. */
type CarrierBody = EndpointBody<typeof createTruckingCarrier>;
/** A zone as typed, with a shipment. */
export type TrialBody = EndpointBody<typeof tryTruckingTariff>;
/** The carrier that is to be deleted, of the list or of its form. */
export type SeenCarrier = Pick<TruckingCarrierRecord, "id" | "name" | "version">;

/** The open tab. */
export function openStateOf({ filter }: Pick<ListState, "filter">): TruckingState {
  return TRUCKING_STATES.find((state) => state === filter["state"]) ?? "all";
}

/** The state of the address line as the list call's query. */
export function toCarrierQuery(state: ListPageState): CarrierQuery {
  return {
    state: openStateOf(state),
    ...listInputOf(state, TRUCKING_SORTS),
  };
}

/** A page of the carriers. */
export function carriersQuery(query: CarrierQuery) {
  return qPage(listTruckingCarriers, { query });
}

/** The filtered list as a file. */
export async function downloadCarriers(query: CarrierQuery, format: ExportFormat) {
  const { page: _page, size: _size, ...filter } = query;
  return downloadEndpoint(exportTruckingCarriers, { query: { ...filter, format } });
}

/** Deletes a carrier in the version that was seen. */
export async function removeCarrier({ id, version }: SeenCarrier) {
  return callEndpoint(deleteTruckingCarrier, { params: { id }, query: { version } });
}

/** One carrier as it is now. */
export function carrierQuery(id: string) {
  return q(getTruckingCarrier, { params: { id } });
}

/** Enters a carrier, or changes the one that was seen. */
export async function storeCarrier(
  body: CarrierBody,
  seen: TruckingCarrierRecord | undefined,
): Promise<TruckingCarrierRecord> {
  if (seen === undefined) return callEndpoint(createTruckingCarrier, { body });
  const { id, version } = seen;
  return callEndpoint(updateTruckingCarrier, { params: { id }, body: { ...body, version } });
}

/** Prices a shipment by a zone as typed. */
export async function tryTariff(body: TrialBody, signal: AbortSignal) {
  return callEndpoint(tryTruckingTariff, { body }, { signal });
}
