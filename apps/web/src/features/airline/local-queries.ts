import type {
  createLocalAirline,
  EndpointInput,
  exportAirlineAirfares,
  exportAirlineSurcharges,
  exportLocalAirlines,
  listAirlineAirfares,
  listAirlineSurcharges,
  listLocalAirlines,
  updateLocalAirline,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, downloadEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** The operator's endpoints without their schemas, which no screen needs to call them. */
export const LOCAL_AIRLINE_ROUTES = {
  listLocalAirlines: routeOf<typeof listLocalAirlines>("GET", "/super-admin/airline/localdb/list"),
  exportLocalAirlines: {
    ...routeOf<typeof exportLocalAirlines>("GET", "/super-admin/airline/localdb/export"),
    content: "file" as const,
  },
  createLocalAirline: routeOf<typeof createLocalAirline>("POST", "/super-admin/airline/localdb/create"),
  updateLocalAirline: routeOf<typeof updateLocalAirline>("PUT", "/super-admin/airline/localdb/update"),
  listAirlineAirfares: routeOf<typeof listAirlineAirfares>("GET", "/super-admin/airline/airfares"),
  exportAirlineAirfares: {
    ...routeOf<typeof exportAirlineAirfares>("GET", "/super-admin/airline/airfares/export"),
    content: "file" as const,
  },
  listAirlineSurcharges: routeOf<typeof listAirlineSurcharges>("GET", "/super-admin/airline/surcharges"),
  exportAirlineSurcharges: {
    ...routeOf<typeof exportAirlineSurcharges>("GET", "/super-admin/airline/surcharges/export"),
    content: "file" as const,
  },
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

type SheetFormat = "csv" | "xlsx";

/** The filtered airlines as a file. */
export async function downloadLocalAirlines(query: LocalAirlineQuery, format: SheetFormat) {
  const { kind, search } = query;
  return downloadEndpoint(LOCAL_AIRLINE_ROUTES.exportLocalAirlines, { query: { kind, search, format } });
}

/** The filtered airlines with their rates counted, as a file. */
export async function downloadAirfares(query: AirfareQuery, format: SheetFormat) {
  const { page: _page, size: _size, ...filter } = query;
  return downloadEndpoint(LOCAL_AIRLINE_ROUTES.exportAirlineAirfares, { query: { ...filter, format } });
}

/** The filtered airlines with the surcharge lists of their own, as a file. */
export async function downloadSurchargeLists(query: SurchargeListQuery, format: SheetFormat) {
  const { page: _page, size: _size, ...filter } = query;
  return downloadEndpoint(LOCAL_AIRLINE_ROUTES.exportAirlineSurcharges, { query: { ...filter, format } });
}

type LocalAirlineWish = NonNullable<EndpointInput<typeof createLocalAirline>["body"]>;

/** Stores a published airline. @param id null: a new one */
export async function storeLocalAirline(id: number | null, wish: LocalAirlineWish) {
  return id === null
    ? callEndpoint(LOCAL_AIRLINE_ROUTES.createLocalAirline, { body: wish })
    : callEndpoint(LOCAL_AIRLINE_ROUTES.updateLocalAirline, { body: { ...wish, id } });
}
