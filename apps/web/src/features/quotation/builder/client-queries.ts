import {
  type ClientPricedRequest,
  confirmOrCancelRequest,
  createClientQuotation,
  getClientDefaults,
  getPricedRequest,
  listPricedRequests,
  putPricedChoice,
  putPricedTrucking,
  type QuotationFormInput,
  sendClientRequest,
  updatePricedRequest,
} from "@kilolane/contract";
import { hashKey, type QueryClient, queryOptions } from "@tanstack/react-query";
import { callEndpoint } from "../../../lib/api/call-endpoint.ts";
import { q } from "../../../lib/api/query.ts";
import { sendSeen } from "../../../lib/forms/send-seen.ts";

/** What saving, sending or confirming a request makes old. */
export const PRICED_READS = [listPricedRequests, getPricedRequest, getClientDefaults];

/** What a client's create screen starts with. */
export const clientDefaultsQuery = q(getClientDefaults);

/** A request of the client's own as priced. */
export function pricedQuery(requestId: string | null) {
  return queryOptions({
    ...q(getPricedRequest, { params: { id: requestId ?? "" } }),
    enabled: requestId !== null,
  });
}

/** Requests that were saved and not sent yet. */
export const savedRequestsQuery = q(listPricedRequests);

/** Prices the form: the first time it stores a request, from then on it prices that one again. */
export async function priceClientForm(
  id: string | null,
  body: QuotationFormInput,
): Promise<ClientPricedRequest> {
  return id === null
    ? callEndpoint(createClientQuotation, { body })
    : callEndpoint(updatePricedRequest, { params: { id }, body });
}

/** Puts a trucking carrier on one leg of the request; an empty id takes it off. */
export async function putClientTrucking(id: string, truckingId: string, leg: "pickup" | "delivery") {
  return callEndpoint(putPricedTrucking, { params: { id }, body: { truckingId, leg } });
}

/** Saves the request with the option that is preferred, to go on later. */
export async function saveChoice(id: string, quoteIds: readonly string[]) {
  return callEndpoint(putPricedChoice, { params: { id }, body: { quoteIds: [...quoteIds] } });
}

/** Sends the request to the forwarder for its offer, with the option that is preferred. */
export async function sendRequest(requestId: string, quoteIds: readonly string[], note: string) {
  await saveChoice(requestId, quoteIds);
  return callEndpoint(sendClientRequest, { body: { request_id: requestId, note } });
}

/** Whether the request or the price of that option is another one than the client has seen. */
function isOtherPrice(now: ClientPricedRequest, seen: ClientPricedRequest, quoteId: string): boolean {
  const shown = ({ form, options }: ClientPricedRequest) => {
    const option = options.find((entry) => entry.quote_id === quoteId);
    return hashKey([form, option?.sellTotal, option?.currency]);
  };
  return shown(now) !== shown(seen);
}

/**
 * Confirms an option as the client has seen it priced: it becomes an accepted quotation.
 * @throws ApiError of any refusal; version-conflict when its price or the shipment changed meanwhile
 */
export async function confirmPriced(queries: QueryClient, seen: ClientPricedRequest, quoteId: string) {
  return sendSeen({
    seen,
    send: async ({ request_id: requestId, version }) =>
      callEndpoint(confirmOrCancelRequest, {
        query: { request_id: requestId, quote_id: quoteId, status: "confirm", version },
      }),
    getNow: async ({ request_id: requestId }) =>
      queries.fetchQuery({ ...pricedQuery(requestId), staleTime: 0 }),
    isOvertaken: (now) => isOtherPrice(now, seen, quoteId),
  });
}
