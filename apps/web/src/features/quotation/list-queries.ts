import type {
  createSavedView,
  deleteSavedView,
  EndpointInput,
  EndpointOutput,
  exportQuotations,
  listQuotations,
  listRecentQuotations,
  listSavedViews,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, downloadEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** The endpoints without their schemas: the list opens without them (architecture.md §5). */
export const LIST_ROUTES = {
  listQuotations: routeOf<typeof listQuotations>("GET", "/ffadmin/quotations-list"),
  listRecentQuotations: routeOf<typeof listRecentQuotations>("GET", "/ffcompany/recent/quotations-lists"),
  exportQuotations: {
    ...routeOf<typeof exportQuotations>("GET", "/ffadmin/quotations-list/export"),
    content: "file" as const,
  },
  listSavedViews: routeOf<typeof listSavedViews>("GET", "/saved-view/:screen"),
  createSavedView: routeOf<typeof createSavedView>("POST", "/saved-view/:screen"),
  deleteSavedView: routeOf<typeof deleteSavedView>("DELETE", "/saved-view/:screen/:id"),
};

type ListQuery = NonNullable<EndpointInput<typeof listQuotations>["query"]>;

/** A page of the list; the old rows stay until the new ones are there. */
export function quotationListQuery(query: ListQuery) {
  return queryOptions({
    queryKey: ["quotation", "list", query],
    queryFn: async ({ signal }) => callEndpoint(LIST_ROUTES.listQuotations, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The ten quotations that changed last. */
export const recentQuotationsQuery = queryOptions({
  queryKey: ["quotation", "list", "recent"],
  queryFn: async ({ signal }) => callEndpoint(LIST_ROUTES.listRecentQuotations, {}, { signal }),
});

const SCREEN = "quotation-list";

export type SavedView = EndpointOutput<typeof createSavedView>;

/** Saved views of the quotation list: one's own, and those that colleagues share. */
export const savedViewsQuery = queryOptions({
  queryKey: ["saved-view", SCREEN],
  queryFn: async ({ signal }) =>
    callEndpoint(LIST_ROUTES.listSavedViews, { params: { screen: SCREEN } }, { signal }),
});

type ViewWish = NonNullable<EndpointInput<typeof createSavedView>["body"]>;

/** Keeps the list under a name; the same name of the same person is replaced. */
export async function keepView(view: ViewWish): Promise<SavedView> {
  return callEndpoint(LIST_ROUTES.createSavedView, { params: { screen: SCREEN }, body: view });
}

export async function deleteView(id: string): Promise<void> {
  await callEndpoint(LIST_ROUTES.deleteSavedView, { params: { screen: SCREEN, id } });
}

/** The whole filtered list as a file. */
export async function downloadQuotations(query: Pick<ListQuery, "filter" | "sort">, format: "csv" | "xlsx") {
  return downloadEndpoint(LIST_ROUTES.exportQuotations, { query: { ...query, format } });
}

/** So many of the newest rows tell who owns quotations. */
const OWNER_SAMPLE = 100;
const OWNERS_LIFE_MS = 300_000;

/** Owners to filter by: those of the newest quotations, by name. */
export const ownersQuery = queryOptions({
  queryKey: ["quotation", "list", "owners"],
  staleTime: OWNERS_LIFE_MS,
  queryFn: async ({ signal }) => {
    const { content } = await callEndpoint(
      LIST_ROUTES.listQuotations,
      { query: { page: 1, size: OWNER_SAMPLE } },
      { signal },
    );
    const owners = new Map(content.map((row) => [row.ownerId, row.owner]));
    return [...owners].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name));
  },
});
