import {
  deleteTruckingCarrier,
  exportTruckingCarriers,
  listTruckingCarriers,
  TRUCKING_SORTS,
  TRUCKING_STATES,
  type TruckingCarrierRow,
  type TruckingState,
} from "@kilolane/contract";
import { callEndpoint, downloadEndpoint, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { qPage } from "../../lib/api/query.ts";
import { listInputOf } from "../../lib/lists/list-input.ts";
import type { ListPageState, ListState } from "../../lib/lists/use-list-state.ts";
import type { ExportFormat } from "../../ui/list-tools/export-menu.tsx";

/** What a change of the carriers makes old. */
export const CARRIER_READS = [listTruckingCarriers];

type CarrierQuery = EndpointQuery<typeof listTruckingCarriers>;

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
export async function removeCarrier({ id, version }: TruckingCarrierRow) {
  return callEndpoint(deleteTruckingCarrier, { params: { id }, query: { version } });
}
