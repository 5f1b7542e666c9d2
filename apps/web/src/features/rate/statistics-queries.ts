import type { EndpointOutput, getEntryStatistics } from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const STATISTICS_ROUTES = {
  getEntryStatistics: routeOf<typeof getEntryStatistics>("GET", "/airfare/statistics"),
};

export type EntryStatistics = EndpointOutput<typeof getEntryStatistics>;

/** What the caller entered in some days; the old figures stay until the new ones are there. */
export function entryStatisticsQuery(period: { readonly from: string; readonly to: string }) {
  return queryOptions({
    queryKey: ["rate", "statistics", period],
    queryFn: async ({ signal }) =>
      callEndpoint(STATISTICS_ROUTES.getEntryStatistics, { query: period }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
