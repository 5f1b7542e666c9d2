import { type EndpointOutput, getEntryStatistics } from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { qPage } from "../../lib/api/query.ts";

export type EntryStatistics = EndpointOutput<typeof getEntryStatistics>;

/** What the caller entered in some days; the old figures stay until the new ones are there. */
export function entryStatisticsQuery(period: { readonly from: string; readonly to: string }) {
  return queryOptions({ ...qPage(getEntryStatistics, { query: period }), retry: false });
}
