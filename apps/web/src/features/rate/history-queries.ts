import type {
  EndpointOutput,
  getForwarderRateHealth,
  getRateHealth,
  getRateHistory,
  listRateHistory,
  rollBackRateSet,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";
import type { RateDesk } from "./rate-desk.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const HISTORY_ROUTES = {
  listRateHistory: routeOf<typeof listRateHistory>("GET", "/airfare/history/list"),
  getRateHistory: routeOf<typeof getRateHistory>("GET", "/airfare/history/:id"),
  getRateHealth: routeOf<typeof getRateHealth>("GET", "/airfare/health"),
  getForwarderRateHealth: routeOf<typeof getForwarderRateHealth>("GET", "/ffadmin/airline-rate/health"),
  rollBackRateSet: routeOf<typeof rollBackRateSet>("POST", "/rate-set/:id/roll-back"),
};

/** Every state of one rate, and which rate it is. */
export type RateHistory = EndpointOutput<typeof getRateHistory>;

/** Publications of the airlines whose rates the caller keeps. */
export function historyQuery(page: number, size: number) {
  return queryOptions({
    queryKey: ["rate", "history", page, size],
    queryFn: async ({ signal }) =>
      callEndpoint(HISTORY_ROUTES.listRateHistory, { query: { page, size } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Every state of one rate. */
export function rateHistoryQuery(id: string) {
  return queryOptions({
    queryKey: ["rate", "history", id],
    queryFn: async ({ signal }) =>
      callEndpoint(HISTORY_ROUTES.getRateHistory, { params: { id } }, { signal }),
  });
}

/** Takes a publication back: exactly the rates from before are live again. */
export async function rollBackSet(setId: number) {
  return callEndpoint(HISTORY_ROUTES.rollBackRateSet, { params: { id: setId }, body: {} });
}

/** The rate-health board of an airline, or of the forwarder's own rates. */
export function rateHealthQuery(desk: RateDesk, airlineId: number | null) {
  return queryOptions({
    queryKey: ["rate", "health", desk.keeper, airlineId],
    queryFn: async ({ signal }) =>
      desk.keeper === "forwarder"
        ? callEndpoint(HISTORY_ROUTES.getForwarderRateHealth, {}, { signal })
        : callEndpoint(
            HISTORY_ROUTES.getRateHealth,
            { query: airlineId === null ? {} : { airlineId } },
            { signal },
          ),
  });
}
