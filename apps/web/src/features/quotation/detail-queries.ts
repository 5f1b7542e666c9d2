import type {
  acceptOrCancelQuotation,
  cloneQuotation,
  editSavedQuotation,
  EndpointInput,
  getQuotation,
  QuotationDetail,
  updateSavedQuotation,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const DETAIL_ROUTES = {
  acceptOrCancelQuotation: routeOf<typeof acceptOrCancelQuotation>(
    "POST",
    "/ffadmin/saved-quotation/accept-or-cancel",
  ),
  cloneQuotation: routeOf<typeof cloneQuotation>("POST", "/ffadmin/saved-quotation/clone"),
  editSavedQuotation: routeOf<typeof editSavedQuotation>("POST", "/ffadmin/saved-quotation/edit"),
  getQuotation: routeOf<typeof getQuotation>("GET", "/ffadmin/quotation/:id"),
  updateSavedQuotation: routeOf<typeof updateSavedQuotation>("POST", "/ffadmin/saved-quotation/update"),
};

/** One quotation; without a version the current one. */
export function quotationQuery(id: string, version: number | null = null) {
  return queryOptions({
    queryKey: ["quotation", "detail", id, version],
    queryFn: async ({ signal }): Promise<QuotationDetail> =>
      callEndpoint(
        DETAIL_ROUTES.getQuotation,
        { params: { id }, query: version === null ? {} : { version } },
        { signal },
      ),
  });
}

export type SavedEdit = NonNullable<EndpointInput<typeof editSavedQuotation>["body"]>;
export type SavedUpdate = NonNullable<EndpointInput<typeof updateSavedQuotation>["body"]>;

/** Prices and lines: a draft in place, a sent one as version n + 1 (product.md §8). */
export async function editQuotation(edit: SavedEdit): Promise<QuotationDetail> {
  return callEndpoint(DETAIL_ROUTES.editSavedQuotation, { body: edit });
}

/** What changes no price: terms, remarks, language, inquirer, validity. */
export async function updateQuotation(update: SavedUpdate): Promise<QuotationDetail> {
  return callEndpoint(DETAIL_ROUTES.updateSavedQuotation, { body: update });
}

/** A new request with the same shipment, priced at today's rates. */
export async function copyQuotation(id: string): Promise<string> {
  const { request_id: requestId } = await callEndpoint(DETAIL_ROUTES.cloneQuotation, {
    body: { quotation_id: id },
  });
  return requestId;
}

export interface Decision {
  readonly status: "accept" | "reject" | "cancel";
  /** the option that the client took; none for the others */
  readonly quoteId: string | null;
  readonly reason: string;
}

/** Records what the client decided by phone or mail; the version is the one on the screen. */
export async function recordDecision(id: string, version: number, { status, quoteId, reason }: Decision) {
  return callEndpoint(DETAIL_ROUTES.acceptOrCancelQuotation, {
    query: {
      quotation_id: id,
      version,
      status,
      ...(quoteId === null ? {} : { quote_id: quoteId }),
      ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
    },
  });
}
