import {
  addContractForwarder,
  assignCarrier,
  listAirlineAirfares,
  listAirlineSurcharges,
  listContractForwarders,
  listLocalAirlines,
  listManualAirlines,
  listOwnAirlines,
  type ManualAirline,
  removeContractForwarder,
  searchAirlineDetails,
  searchForwarders,
  updateManualAirline,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "../../lib/api/api-error.ts";
import { callEndpoint, type EndpointBody } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";

/** What a change of an airline, or of who has its contract rates, makes old. */
export const AIRLINE_READS = [
  searchAirlineDetails,
  listOwnAirlines,
  listManualAirlines,
  listContractForwarders,
  searchForwarders,
  listLocalAirlines,
  listAirlineAirfares,
  listAirlineSurcharges,
];

const LIFE_MS = 300_000;

/** Airlines to choose from: those whose rates the caller keeps, or all that a forwarder may have rates of. */
export function airlineChoicesQuery(among: "kept" | "usable", search: string) {
  const endpoint = among === "kept" ? listOwnAirlines : searchAirlineDetails;
  return queryOptions({ ...qPage(endpoint, { query: { search } }), staleTime: LIFE_MS });
}

/** One of the airlines whose rates the caller keeps; null when it keeps no such one. */
export function keptAirlineQuery(airlineId: number | null) {
  return queryOptions({
    ...q(listOwnAirlines, { query: airlineId === null ? {} : { airlineId } }),
    enabled: airlineId !== null,
    select: ({ content }) => content[0] ?? null,
    staleTime: LIFE_MS,
  });
}

/** One of the airlines that a forwarder may have rates of; null when there is no such one. */
export function usableAirlineQuery(airlineId: number | null) {
  return queryOptions({
    ...q(searchAirlineDetails, { query: airlineId === null ? {} : { airlineId } }),
    enabled: airlineId !== null,
    select: ({ content }) => content[0] ?? null,
    staleTime: LIFE_MS,
  });
}

/** The forwarder's own airlines. */
export function manualAirlinesQuery(search: string) {
  return qPage(listManualAirlines, { query: { search } });
}

/** One of the forwarder's own airlines as it is stored now. @throws ApiError when it is gone */
export async function findManualAirline({ id }: Pick<ManualAirline, "id">): Promise<ManualAirline> {
  const { content } = await callEndpoint(listManualAirlines, {});
  const found = content.find((airline) => airline.id === id);
  if (found === undefined) throw new ApiError(404, { title: "" });
  return found;
}

/** Changes one of the forwarder's own airlines, from the version that was seen. */
export async function storeManualAirline(
  { id, version }: ManualAirline,
  form: Omit<EndpointBody<typeof updateManualAirline>, "version">,
) {
  return callEndpoint(updateManualAirline, { params: { id }, body: { ...form, version } });
}

/** Forwarder companies that the airline makes contract rates for. */
export function contractForwardersQuery(search: string) {
  return qPage(listContractForwarders, { query: { search } });
}

/** Forwarder companies of the platform that could be added. */
export function addableForwardersQuery(search: string) {
  return queryOptions({
    ...qPage(searchForwarders, { query: { search: search.trim() } }),
    enabled: search.trim() !== "",
  });
}

/** Lets a forwarder company have contract rates. */
export async function addForwarder(companyId: string) {
  return callEndpoint(addContractForwarder, { body: { companyId } });
}

/** Takes a forwarder company off the list. */
export async function removeForwarder(companyId: string) {
  return callEndpoint(removeContractForwarder, { params: { companyId } });
}

/** Says that an approved airline company's people keep the rates of a published airline. */
export async function assignAirline(companyId: string, airlineId: number) {
  return callEndpoint(assignCarrier, { params: { airlineId }, body: { companyId } });
}
