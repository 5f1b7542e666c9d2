import {
  createTruckingCarrier,
  deleteTruckingCarrier,
  exportTruckingCarriers,
  getTruckingCarrier,
  listTruckingCarriers,
  TRUCKING_SORTS,
  TRUCKING_STATES,
  type TruckingState,
  tryTruckingTariff,
  updateTruckingCarrier,
} from "@kilolane/contract";
import { callEndpoint, type EndpointBody, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { exportOf, removalOf, storeOf } from "../../lib/api/record-calls.ts";
import { listInputOf } from "../../lib/lists/list-input.ts";
import type { ListPageState, ListState } from "../../lib/lists/use-list-state.ts";

/** What a change of the carriers makes old. */
export const CARRIER_READS = [listTruckingCarriers, getTruckingCarrier];

type CarrierQuery = EndpointQuery<typeof listTruckingCarriers>;
/** A zone as typed, with a shipment. */
export type TrialBody = EndpointBody<typeof tryTruckingTariff>;

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
export const downloadCarriers = exportOf(exportTruckingCarriers);

/** Deletes a carrier in the version that was seen. */
export const removeCarrier = removalOf(deleteTruckingCarrier);

/** One carrier as it is now. */
export function carrierQuery(id: string) {
  return q(getTruckingCarrier, { params: { id } });
}

/** Enters a carrier, or changes the one that was seen. */
export const storeCarrier = storeOf(createTruckingCarrier, updateTruckingCarrier);

/** Prices a shipment by a zone as typed. */
export async function tryTariff(body: TrialBody, signal: AbortSignal) {
  return callEndpoint(tryTruckingTariff, { body }, { signal });
}
