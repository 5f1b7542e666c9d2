import type {
  createLocalAirline,
  EndpointInput,
  listAirlineAirfares,
  listAirlineSurcharges,
  listLocalAirlines,
  updateLocalAirline,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** The operator's endpoints without their schemas, which no screen needs to call them. */
export const LOCAL_AIRLINE_ROUTES = {
  listLocalAirlines: routeOf<typeof listLocalAirlines>("GET", "/super-admin/airline/localdb/list"),
  createLocalAirline: routeOf<typeof createLocalAirline>("POST", "/super-admin/airline/localdb/create"),
  updateLocalAirline: routeOf<typeof updateLocalAirline>("PUT", "/super-admin/airline/localdb/update"),
  listAirlineAirfares: routeOf<typeof listAirlineAirfares>("GET", "/super-admin/airline/airfares"),
  listAirlineSurcharges: routeOf<typeof listAirlineSurcharges>("GET", "/super-admin/airline/surcharges"),
};

export type LocalAirlineQuery = NonNullable<EndpointInput<typeof listLocalAirlines>["query"]>;
export type AirfareQuery = NonNullable<EndpointInput<typeof listAirlineAirfares>["query"]>;
export type SurchargeListQuery = NonNullable<EndpointInput<typeof listAirlineSurcharges>["query"]>;

/** A page of published airlines; the old rows stay until the new ones are there. */
export function localAirlinesQuery(query: LocalAirlineQuery) {
  return queryOptions({
    queryKey: ["airline", "local", query],
    queryFn: async ({ signal }) =>
      callEndpoint(LOCAL_AIRLINE_ROUTES.listLocalAirlines, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of airlines with their rates counted. */
export function airfaresQuery(query: AirfareQuery) {
  return queryOptions({
    queryKey: ["airline", "airfares", query],
    queryFn: async ({ signal }) =>
      callEndpoint(LOCAL_AIRLINE_ROUTES.listAirlineAirfares, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of airlines with the surcharge lists of their own. */
export function surchargeListsQuery(query: SurchargeListQuery) {
  return queryOptions({
    queryKey: ["airline", "surcharges", query],
    queryFn: async ({ signal }) =>
      callEndpoint(LOCAL_AIRLINE_ROUTES.listAirlineSurcharges, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

type LocalAirlineWish = NonNullable<EndpointInput<typeof createLocalAirline>["body"]>;

/** Stores a published airline. @param id null: a new one */
export async function storeLocalAirline(id: number | null, wish: LocalAirlineWish) {
  return id === null
    ? callEndpoint(LOCAL_AIRLINE_ROUTES.createLocalAirline, { body: wish })
    : callEndpoint(LOCAL_AIRLINE_ROUTES.updateLocalAirline, { body: { ...wish, id } });
}
