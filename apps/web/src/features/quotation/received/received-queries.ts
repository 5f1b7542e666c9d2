import {
  askClientQuestion,
  type ClientQuotation,
  confirmOrCancelQuotation,
  countQuotations,
  downloadClientDocument,
  exportClientQuotations,
  getClientQuotation,
  getClientQuotationPdf,
  listClientDocuments,
  listClientMilestones,
  listClientQuotations,
} from "@kilolane/contract";
import { callEndpoint, downloadEndpoint, type EndpointQuery } from "../../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../../lib/api/query.ts";
import { saveDownload } from "../../../lib/files/save-blob.ts";

export type ReceivedListQuery = EndpointQuery<typeof listClientQuotations>;

/** What a decision or a question makes old. */
export const RECEIVED_READS = [
  listClientQuotations,
  countQuotations,
  getClientQuotation,
  listClientMilestones,
];

/** A page of what was sent to the caller; the old rows stay until the new ones are there. */
export function receivedListQuery(query: ReceivedListQuery) {
  return qPage(listClientQuotations, { query });
}

/** The whole filtered list as a file. */
export async function downloadReceived(
  query: Pick<ReceivedListQuery, "filter" | "sort">,
  format: "csv" | "xlsx",
) {
  return downloadEndpoint(exportClientQuotations, { query: { ...query, format } });
}

/** A quotation that was sent to the caller. */
export function receivedQuery(id: string) {
  return q(getClientQuotation, { params: { id } });
}

/** Confirms an option of a quotation in the version that was seen, or cancels the quotation. */
export async function decideReceived(
  { quotation_id, version }: ClientQuotation,
  decision: { readonly status: "confirm"; readonly quote_id: string } | { readonly status: "cancel" },
) {
  return callEndpoint(confirmOrCancelQuotation, { query: { quotation_id, version, ...decision } });
}

/** Sends a question to the forwarder. */
export async function askReceived(id: string, text: string): Promise<ClientQuotation> {
  return callEndpoint(askClientQuestion, { params: { id }, body: { text } });
}

/** Saves the quotation as PDF. */
export async function saveReceivedPdf({ quotation_id: id, number }: ClientQuotation): Promise<void> {
  saveDownload(await downloadEndpoint(getClientQuotationPdf, { params: { id } }), `${number}.pdf`);
}

/** What happened to the quotation's shipment. */
export function receivedMilestonesQuery(id: string) {
  return q(listClientMilestones, { params: { id } });
}

/** Files of the quotation that the forwarder shares. */
export function receivedDocumentsQuery(id: string) {
  return q(listClientDocuments, { params: { id } });
}

/** Saves the newest file of a shared document. */
export async function saveReceivedDocument(
  id: string,
  document: { readonly id: string; readonly fileName: string },
): Promise<void> {
  const params = { id, documentId: document.id };
  saveDownload(await downloadEndpoint(downloadClientDocument, { params }), document.fileName);
}
