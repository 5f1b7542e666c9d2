import {
  countClientRequests,
  exportClientRequests,
  getClientRequest,
  getRequestOfQuotation,
  listClientRequests,
  listMembers,
} from "@kilolane/contract";
import { CLIENT_REQUEST_STATES, type ClientRequestState, may } from "@kilolane/domain";
import { queryOptions } from "@tanstack/react-query";
import { downloadEndpoint, type EndpointQuery } from "../../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../../lib/api/query.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import type { StatusTone } from "../../../ui/status-badge.tsx";

/** What a change of a client's request makes old. */
export const INCOMING_READS = [
  listClientRequests,
  getClientRequest,
  countClientRequests,
  getRequestOfQuotation,
];

export const TONE_OF_REQUEST: Readonly<Record<ClientRequestState, StatusTone>> = {
  new: "attention",
  assigned: "waiting",
  quoted: "sent",
  replied: "attention",
  confirmed: "positive",
  cancelled: "ended",
};

/** The open tab: the state that the address names, or all. */
export function openTabOf({ filter }: Pick<ListState, "filter">): ClientRequestState | "" {
  return CLIENT_REQUEST_STATES.find((state) => state === filter["status"]) ?? "";
}

const filterOf = (state: ListState) => ({
  status: openTabOf(state),
  search: state.search.trim().slice(0, 120),
});

/** A page of clients' requests; the old rows stay until the new ones are there. */
export function incomingQuery(state: ListState) {
  const query: EndpointQuery<typeof listClientRequests> = {
    page: state.page,
    size: state.size,
    ...filterOf(state),
  };
  return qPage(listClientRequests, { query });
}

/** The filtered requests as a file. */
export async function downloadIncoming(state: ListState, format: "csv" | "xlsx") {
  return downloadEndpoint(exportClientRequests, { query: { ...filterOf(state), format } });
}

/** One client's request. */
export function incomingOneQuery(id: string) {
  return q(getClientRequest, { params: { id } });
}

/** People of the desk who can be given a request. */
export const deskPeopleQuery = queryOptions({
  ...q(listMembers, { query: {} }),
  select: (people) =>
    people
      .filter(({ role, status }) => may(role, "worksAtForwarderDesk") && status === "Active")
      .map(({ id, firstName, lastName }) => ({ value: id, label: `${firstName} ${lastName}`.trim() })),
});
