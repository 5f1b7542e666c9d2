import {
  type EndpointOutput,
  getForwarderRateHealth,
  getRateHealth,
  getRateHistory,
  listRateHistory,
  rollBackRateSet,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";
import { endpointKey, q, qPage } from "../../lib/api/query.ts";
import type { RateDesk } from "./rate-desk.ts";

/** Every state of one rate, and which rate it is. */
export type RateHistory = EndpointOutput<typeof getRateHistory>;

/** Publications of the airlines whose rates the caller keeps. */
export function historyQuery(page: number, size: number) {
  return qPage(listRateHistory, { query: { page, size } });
}

/** Every state of one rate. */
export function rateHistoryQuery(id: string) {
  return q(getRateHistory, { params: { id } });
}

/** Takes a publication back: exactly the rates from before are live again. */
export async function rollBackSet(setId: number) {
  return callEndpoint(rollBackRateSet, { params: { id: setId }, body: {} });
}

/** The rate-health board of an airline, or of the forwarder's own rates. */
export function rateHealthQuery(desk: RateDesk, airlineId: number | null) {
  return queryOptions({
    queryKey: endpointKey(getRateHealth, undefined, desk.keeper, airlineId),
    queryFn: async ({ signal }) =>
      desk.keeper === "forwarder"
        ? callEndpoint(getForwarderRateHealth, {}, { signal })
        : callEndpoint(getRateHealth, { query: airlineId === null ? {} : { airlineId } }, { signal }),
  });
}
