import {
  acceptOrCancelRequest,
  checkSendRequest,
  exportSentRequests,
  getForwarder,
  getSentRequest,
  listForwarders,
  listSendableRequests,
  listSentRequests,
} from "@kilolane/contract";
import { type ClientRequestState, may, SENT_REQUEST_STATES, type SentRequestState } from "@kilolane/domain";
import { callEndpoint, type EndpointQuery } from "../../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../../lib/api/query.ts";
import { exportOf } from "../../../lib/api/record-calls.ts";
import type { ListState } from "../../../lib/lists/use-list-state.ts";
import type { ClientRole } from "../../../lib/paths/client-href.ts";
import { href } from "../../../lib/paths/href.ts";
import type { StatusTone } from "../../../ui/status-badge.tsx";

/** What a change of a sent request makes old. */
export const SENT_READS = [
  listSentRequests,
  getSentRequest,
  checkSendRequest,
  getForwarder,
  listForwarders,
  listSendableRequests,
];

export const TONE_OF_STATE: Readonly<Record<SentRequestState, StatusTone>> = {
  waiting: "waiting",
  quoted: "attention",
  replied: "sent",
  confirmed: "positive",
  cancelled: "ended",
};

export const TONE_OF_ASKED: Readonly<Record<ClientRequestState, StatusTone>> = {
  new: "sent",
  assigned: "waiting",
  quoted: "attention",
  replied: "sent",
  confirmed: "positive",
  cancelled: "ended",
};

/** The open tab: the state that the address names, or all. */
export function openStateOf({ filter }: Pick<ListState, "filter">): SentRequestState | "" {
  return SENT_REQUEST_STATES.find((state) => state === filter["state"]) ?? "";
}

/** What the list is narrowed to. @param only the one state that a screen shows */
export function sentInputOf(
  state: ListState,
  only: SentRequestState | undefined,
): EndpointQuery<typeof listSentRequests> {
  return {
    page: state.page,
    size: state.size,
    state: only ?? openStateOf(state),
    search: state.search.trim().slice(0, 120),
  };
}

/** A page of the sent requests. */
export function sentQuery(input: EndpointQuery<typeof listSentRequests>) {
  return qPage(listSentRequests, { query: input });
}

/** The filtered requests as a file. */
export const downloadSent = exportOf(exportSentRequests);

/** One sent request with its answers. */
export function sentOneQuery(id: string) {
  return q(getSentRequest, { params: { id } });
}

/** Address of a sent request in the screens of its role. */
export function sentHref(role: ClientRole, id: string): string {
  return may(role, "shipsForItself")
    ? href("/shipper/sent-requests/details/:id", { id })
    : href("/freight-forwarder/client/sent-requests/details/:id", { id });
}

/** What the client says yes to, and from whom the request is withdrawn with it. */
interface Yes {
  readonly requestId: string;
  readonly lockVersion: number;
  readonly quoteId: string;
  readonly others: readonly { readonly request_id: string; readonly lockVersion: number }[];
}

/** Says yes to one option; only then is the request withdrawn from the others. */
export async function acceptOffer({ requestId, lockVersion, quoteId, others }: Yes) {
  const query = { request_id: requestId, quote_id: quoteId, lockVersion, status: "accept" } as const;
  const answer = await callEndpoint(acceptOrCancelRequest, { query });
  for (const other of others) {
    await callEndpoint(acceptOrCancelRequest, { query: { ...other, status: "cancel" } });
  }
  return answer;
}
