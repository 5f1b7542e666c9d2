import {
  createSavedView,
  deleteSavedView,
  exportQuotations,
  listQuotations,
  listRecentQuotations,
  listSavedViews,
  type EndpointInput,
  type EndpointOutput,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, downloadEndpoint } from "../../lib/api/call-endpoint.ts";

type ListQuery = NonNullable<EndpointInput<typeof listQuotations>["query"]>;

/** A page of the list; the old rows stay until the new ones are there. */
export function quotationListQuery(query: ListQuery) {
  return queryOptions({
    queryKey: ["quotation", "list", query],
    queryFn: async ({ signal }) => callEndpoint(listQuotations, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The ten quotations that changed last. */
export const recentQuotationsQuery = queryOptions({
  queryKey: ["quotation", "list", "recent"],
  queryFn: async ({ signal }) => callEndpoint(listRecentQuotations, {}, { signal }),
});

const SCREEN = "quotation-list";

export type SavedView = EndpointOutput<typeof createSavedView>;

/** Saved views of the quotation list: one's own, and those that colleagues share. */
export const savedViewsQuery = queryOptions({
  queryKey: ["saved-view", SCREEN],
  queryFn: async ({ signal }) => callEndpoint(listSavedViews, { params: { screen: SCREEN } }, { signal }),
});

type ViewWish = NonNullable<EndpointInput<typeof createSavedView>["body"]>;

/** Keeps the list under a name; the same name of the same person is replaced. */
export async function keepView(view: ViewWish): Promise<SavedView> {
  return callEndpoint(createSavedView, { params: { screen: SCREEN }, body: view });
}

export async function deleteView(id: string): Promise<void> {
  await callEndpoint(deleteSavedView, { params: { screen: SCREEN, id } });
}

/** The whole filtered list as a file. */
export async function downloadQuotations(query: Pick<ListQuery, "filter" | "sort">, format: "csv" | "xlsx") {
  return downloadEndpoint(exportQuotations, { query: { ...query, format } });
}
