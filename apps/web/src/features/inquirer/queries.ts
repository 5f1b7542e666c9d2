import { createInquirer, listInquirers, searchDirectory, searchInquirers } from "@kilolane/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { callEndpoint } from "../../lib/api/call-endpoint.ts";

const RECENT_SIZE = 8;
const MOST_ADDRESSES = 5;

/** Inquirers for what was typed; without a term the last used ones. */
export function inquirersQuery(search: string) {
  return queryOptions({
    queryKey: ["inquirer", "search", search],
    queryFn: async ({ signal }) =>
      search.trim() === ""
        ? callEndpoint(listInquirers, { query: { page: 1, size: RECENT_SIZE } }, { signal })
        : callEndpoint(searchInquirers, { body: { search: search.trim() } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Stores a new inquirer, or the changed one when id and version are given. */
export async function storeInquirer(form: Parameters<typeof callEndpoint<typeof createInquirer>>[1]["body"]) {
  return callEndpoint(createInquirer, form === undefined ? {} : { body: form });
}

/** Addresses of the company's own directory for what was typed; inquirers are found by `inquirersQuery`. */
export function directoryQuery(search: string) {
  return queryOptions({
    queryKey: ["inquirer", "directory", search],
    queryFn: async ({ signal }) => {
      const entries = await callEndpoint(searchDirectory, { body: { search: search.trim() } }, { signal });
      return entries.filter((entry) => entry.source === "address-book").slice(0, MOST_ADDRESSES);
    },
    placeholderData: keepPreviousData,
  });
}
