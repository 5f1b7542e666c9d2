import type {
  getInquirer,
  createInquirer,
  listInquirers,
  searchDirectory,
  searchInquirers,
} from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const INQUIRER_ROUTES = {
  getInquirer: routeOf<typeof getInquirer>("GET", "/ffadmin/quotation-inquirer/:id"),
  createInquirer: routeOf<typeof createInquirer>("POST", "/ffadmin/quotation-inquirer/create"),
  listInquirers: routeOf<typeof listInquirers>("GET", "/ffadmin/quotation-inquirer/inquiryList"),
  searchDirectory: routeOf<typeof searchDirectory>("POST", "/ffadmin/search/directory"),
  searchInquirers: routeOf<typeof searchInquirers>("POST", "/ffadmin/quotation-inquirer/search"),
};

const RECENT_SIZE = 8;
const MOST_ADDRESSES = 5;

/** Inquirers for what was typed; without a term the last used ones. */
export function inquirersQuery(search: string) {
  return queryOptions({
    queryKey: ["inquirer", "search", search],
    queryFn: async ({ signal }) =>
      search.trim() === ""
        ? callEndpoint(INQUIRER_ROUTES.listInquirers, { query: { page: 1, size: RECENT_SIZE } }, { signal })
        : callEndpoint(INQUIRER_ROUTES.searchInquirers, { body: { search: search.trim() } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Stores a new inquirer, or the changed one when id and version are given. */
export async function storeInquirer(form: Parameters<typeof callEndpoint<typeof createInquirer>>[1]["body"]) {
  return callEndpoint(INQUIRER_ROUTES.createInquirer, form === undefined ? {} : { body: form });
}

/** Addresses of the company's own directory for what was typed; inquirers are found by `inquirersQuery`. */
export function directoryQuery(search: string) {
  return queryOptions({
    queryKey: ["inquirer", "directory", search],
    queryFn: async ({ signal }) => {
      const entries = await callEndpoint(
        INQUIRER_ROUTES.searchDirectory,
        { body: { search: search.trim() } },
        { signal },
      );
      return entries.filter((entry) => entry.source === "address-book").slice(0, MOST_ADDRESSES);
    },
    placeholderData: keepPreviousData,
  });
}

/** One inquirer; nothing is asked without an id. */
export function inquirerQuery(id: string | null) {
  return queryOptions({
    queryKey: ["inquirer", "one", id],
    enabled: id !== null,
    queryFn: async ({ signal }) =>
      callEndpoint(INQUIRER_ROUTES.getInquirer, { params: { id: id ?? "" } }, { signal }),
  });
}
