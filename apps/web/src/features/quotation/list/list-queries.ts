import {
  createSavedView,
  deleteSavedView,
  type EndpointOutput,
  exportQuotations,
  listQuotations,
  listRecentQuotations,
  listSavedViews,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import {
  callEndpoint,
  downloadEndpoint,
  type EndpointBody,
  type EndpointQuery,
} from "../../../lib/api/call-endpoint.ts";
import { endpointKey, q, qPage } from "../../../lib/api/query.ts";

export type QuotationListQuery = EndpointQuery<typeof listQuotations>;

/** A page of the list; the old rows stay until the new ones are there. */
export function quotationListQuery(query: QuotationListQuery) {
  return qPage(listQuotations, { query });
}

/** The ten quotations that changed last. */
export const recentQuotationsQuery = q(listRecentQuotations);

const SCREEN = "quotation-list";

export type SavedView = EndpointOutput<typeof createSavedView>;

/** Saved views of the quotation list: one's own, and those that colleagues share. */
export const savedViewsQuery = q(listSavedViews, { params: { screen: SCREEN } });

type ViewBody = EndpointBody<typeof createSavedView>;

/** Keeps the list under a name; the same name of the same person is replaced. */
export async function keepView(view: ViewBody): Promise<SavedView> {
  return callEndpoint(createSavedView, { params: { screen: SCREEN }, body: view });
}

export async function deleteView(id: string): Promise<void> {
  await callEndpoint(deleteSavedView, { params: { screen: SCREEN, id } });
}

/** The whole filtered list as a file. */
export async function downloadQuotations(
  query: Pick<QuotationListQuery, "filter" | "sort">,
  format: "csv" | "xlsx",
) {
  return downloadEndpoint(exportQuotations, { query: { ...query, format } });
}

/** So many of the newest rows tell who owns quotations. */
const OWNER_SAMPLE = 100;
const OWNERS_LIFE_MS = 300_000;

/** Owners to filter by: those of the newest quotations, by name. */
export const ownersQuery = queryOptions({
  queryKey: endpointKey(listQuotations, undefined, "owners"),
  staleTime: OWNERS_LIFE_MS,
  queryFn: async ({ signal }) => {
    const { content } = await callEndpoint(
      listQuotations,
      { query: { page: 1, size: OWNER_SAMPLE } },
      { signal },
    );
    const owners = new Map(content.map((row) => [row.ownerId, row.owner]));
    return [...owners].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name));
  },
});
