import {
  exportInquirers,
  getInquirer,
  importInquirers,
  INQUIRER_FILTERS,
  INQUIRER_SORTS,
  type InquirerFilter,
  listInquirerMerges,
  listInquirersBy,
  mergeInquirers,
  undoInquirerMerge,
} from "@kilolane/contract";
import { callEndpoint, type EndpointQuery, uploadFile } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { exportOf } from "../../lib/api/record-calls.ts";
import { listInputOf } from "../../lib/lists/list-input.ts";
import type { ListPageState, ListState } from "../../lib/lists/use-list-state.ts";
import { INQUIRER_READS } from "./queries.ts";

type InquirerListQuery = EndpointQuery<typeof listInquirersBy>;

/** What a change from the list makes old. */
export const INQUIRER_LIST_READS = [...INQUIRER_READS, listInquirersBy, listInquirerMerges];

/** The open tab. */
export function openFilterOf({ filter }: Pick<ListState, "filter">): InquirerFilter {
  return INQUIRER_FILTERS.find((one) => one === filter["tab"]) ?? "All";
}

/** The state of the address as the list call's query. */
export function toInquirerQuery(state: ListPageState): InquirerListQuery {
  return {
    filter: openFilterOf(state),
    ...listInputOf(state, INQUIRER_SORTS),
  };
}

/** A page of the inquirers. */
export function inquirerListQuery(query: InquirerListQuery) {
  return qPage(listInquirersBy, { query });
}

/** One inquirer as it is now. */
export function storedInquirerQuery(id: string) {
  return q(getInquirer, { params: { id } });
}

/** The duplicates that an inquirer holds. */
export function mergesQuery(id: string) {
  return q(listInquirerMerges, { params: { id } });
}

/** The filtered inquirers as a file. */
export const downloadInquirers = exportOf(exportInquirers);

/** Checks a file of inquirers, or stores its good lines. */
export async function sendInquirerFile(file: File, isTrial: boolean) {
  return uploadFile(importInquirers, file, file.name, {}, { isTrial });
}

/** Makes duplicates one. */
export async function sendMerge(id: string, mergedIds: readonly string[]) {
  return callEndpoint(mergeInquirers, { params: { id }, body: { mergedIds: [...mergedIds] } });
}

/** Takes a merge back. */
export async function undoMerge(id: string, mergeId: string) {
  return callEndpoint(undoInquirerMerge, { params: { id, mergeId } });
}
