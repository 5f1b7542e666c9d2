import { getInquirer, listInquirers, searchDirectory, searchInquirers } from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { q, qPage } from "../../lib/api/query.ts";

/** What a new or changed inquirer makes old. */
export const INQUIRER_READS = [getInquirer, listInquirers, searchDirectory, searchInquirers];

const RECENT_SIZE = 8;
const MOST_ADDRESSES = 5;

/** Inquirers for what was typed; without a term the last used ones. */
export function inquirersQuery(search: string) {
  return search.trim() === ""
    ? qPage(listInquirers, { query: { page: 1, size: RECENT_SIZE } })
    : qPage(searchInquirers, { body: { search: search.trim() } });
}

/** Addresses of the company's own directory for what was typed; inquirers are found by `inquirersQuery`. */
export function directoryQuery(search: string) {
  return queryOptions({
    ...qPage(searchDirectory, { body: { search: search.trim() } }),
    select: (entries) => entries.filter(({ source }) => source === "address-book").slice(0, MOST_ADDRESSES),
  });
}

/** One inquirer; nothing is asked without an id. */
export function inquirerQuery(id: string | null) {
  return queryOptions({ ...q(getInquirer, { params: { id: id ?? "" } }), enabled: id !== null });
}
