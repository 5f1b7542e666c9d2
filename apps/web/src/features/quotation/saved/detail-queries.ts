import {
  acceptOrCancelQuotation,
  cloneQuotation,
  editSavedQuotation,
  getQuotation,
  type QuotationDetail,
  updateSavedQuotation,
} from "@kilolane/contract";
import { callEndpoint, type EndpointBody } from "../../../lib/api/call-endpoint.ts";
import { q } from "../../../lib/api/query.ts";
import type { Loss } from "../components/loss-fields.tsx";

/** One quotation; without a version the current one. */
export function quotationQuery(id: string, version: number | null = null) {
  return q(getQuotation, { params: { id }, query: version === null ? {} : { version } });
}

export type SavedEdit = EndpointBody<typeof editSavedQuotation>;
export type SavedUpdate = EndpointBody<typeof updateSavedQuotation>;

/** Prices and lines: a draft in place, a sent one as version n + 1 (product.md §8). */
export async function editQuotation(edit: SavedEdit): Promise<QuotationDetail> {
  return callEndpoint(editSavedQuotation, { body: edit });
}

/** What changes no price: terms, remarks, language, inquirer, validity. */
export async function updateQuotation(update: SavedUpdate): Promise<QuotationDetail> {
  return callEndpoint(updateSavedQuotation, { body: update });
}

/** A new request with the same shipment, priced at today's rates. */
export async function copyQuotation(id: string): Promise<string> {
  const { requestId } = await callEndpoint(cloneQuotation, { params: { id }, body: {} });
  return requestId;
}

export interface Decision extends Loss {
  readonly status: "accept" | "reject" | "cancel";
  /** the option that the client took; none for the others */
  readonly quoteId: string | null;
  readonly reason: string;
}

/** Records what the client decided by phone or mail, about the quotation as it stands on the screen. */
export async function recordDecision(
  {
    quotation_id,
    version,
    ...seen
  }: Pick<QuotationDetail, "quotation_id" | "version" | "status" | "offered">,
  { status, quoteId, reason, ...loss }: Decision,
) {
  return callEndpoint(acceptOrCancelQuotation, {
    query: {
      quotation_id,
      version,
      seenStatus: seen.offered?.status ?? seen.status,
      status,
      ...loss,
      ...(quoteId === null ? {} : { quote_id: quoteId }),
      ...(reason.trim() === "" ? {} : { reason: reason.trim() }),
    },
  });
}
