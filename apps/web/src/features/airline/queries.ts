import type {
  addContractForwarder,
  assignCarrier,
  createManualAirline,
  EndpointInput,
  listContractForwarders,
  listManualAirlines,
  listOwnAirlines,
  removeContractForwarder,
  searchAirlineDetails,
  searchForwarders,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const AIRLINE_ROUTES = {
  searchAirlineDetails: routeOf<typeof searchAirlineDetails>("GET", "/airline-details/search"),
  listOwnAirlines: routeOf<typeof listOwnAirlines>("GET", "/airline/own/list"),
  listManualAirlines: routeOf<typeof listManualAirlines>("GET", "/ffadmin/manual-airline/list"),
  createManualAirline: routeOf<typeof createManualAirline>("POST", "/ffadmin/manual-airline/create"),
  listContractForwarders: routeOf<typeof listContractForwarders>("GET", "/airline/freight-forwarder/list"),
  searchForwarders: routeOf<typeof searchForwarders>("GET", "/airline/freight-forwarder/search"),
  addContractForwarder: routeOf<typeof addContractForwarder>("POST", "/airline/freight-forwarder/create"),
  removeContractForwarder: routeOf<typeof removeContractForwarder>(
    "POST",
    "/airline/freight-forwarder/remove",
  ),
  assignCarrier: routeOf<typeof assignCarrier>("POST", "/super-admin/airline/localdb/assign-company"),
};

const LIFE_MS = 300_000;

/** Airlines to choose from: those whose rates the caller keeps, or all that a forwarder may have rates of. */
export function airlineChoicesQuery(among: "kept" | "usable", search: string) {
  const route = among === "kept" ? AIRLINE_ROUTES.listOwnAirlines : AIRLINE_ROUTES.searchAirlineDetails;
  return queryOptions({
    queryKey: ["airline", among, search],
    queryFn: async ({ signal }) => callEndpoint(route, { query: { search } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: LIFE_MS,
  });
}

/** One of the airlines whose rates the caller keeps; null when it keeps no such one. */
export function keptAirlineQuery(airlineId: number | null) {
  return queryOptions({
    queryKey: ["airline", "kept-one", airlineId],
    enabled: airlineId !== null,
    queryFn: async ({ signal }) => {
      const query = airlineId === null ? {} : { airlineId };
      const { content } = await callEndpoint(AIRLINE_ROUTES.listOwnAirlines, { query }, { signal });
      return content[0] ?? null;
    },
    staleTime: LIFE_MS,
  });
}

/** The forwarder's own airlines. */
export function manualAirlinesQuery(search: string) {
  return queryOptions({
    queryKey: ["airline", "manual", search],
    queryFn: async ({ signal }) =>
      callEndpoint(AIRLINE_ROUTES.listManualAirlines, { query: { search } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Forwarder companies that the airline makes contract rates for. */
export function contractForwardersQuery(search: string) {
  return queryOptions({
    queryKey: ["airline", "forwarders", search],
    queryFn: async ({ signal }) =>
      callEndpoint(AIRLINE_ROUTES.listContractForwarders, { query: { search } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Forwarder companies of the platform that could be added. */
export function addableForwardersQuery(search: string) {
  return queryOptions({
    queryKey: ["airline", "addable", search],
    enabled: search.trim() !== "",
    queryFn: async ({ signal }) =>
      callEndpoint(AIRLINE_ROUTES.searchForwarders, { query: { search: search.trim() } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Lets a forwarder company have contract rates. */
export async function addForwarder(companyId: string) {
  return callEndpoint(AIRLINE_ROUTES.addContractForwarder, { body: { companyId } });
}

/** Takes a forwarder company off the list. */
export async function removeForwarder(companyId: string) {
  return callEndpoint(AIRLINE_ROUTES.removeContractForwarder, { body: { companyId } });
}

export type ManualAirlineWish = NonNullable<EndpointInput<typeof createManualAirline>["body"]>;

/** Stores an airline of the forwarder's own. */
export async function createAirline(wish: ManualAirlineWish) {
  return callEndpoint(AIRLINE_ROUTES.createManualAirline, { body: wish });
}

/** Says that an approved airline company's people keep the rates of a published airline. */
export async function assignAirline(companyId: string, airlineId: number) {
  return callEndpoint(AIRLINE_ROUTES.assignCarrier, { body: { companyId, airlineId } });
}
