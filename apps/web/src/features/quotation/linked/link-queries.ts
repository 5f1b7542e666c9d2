import {
  askByLink,
  decideByLink,
  getLinkPdf,
  getQuotationByLink,
  type EndpointOutput,
} from "@kilolane/contract";
import { callEndpoint, downloadEndpoint, type EndpointBody } from "../../../lib/api/call-endpoint.ts";
import { q } from "../../../lib/api/query.ts";

export type LinkedQuotation = EndpointOutput<typeof getQuotationByLink>;

/** The quotation behind the link of a mail; no account needed. */
export function linkedQuotationQuery(token: string) {
  return q(getQuotationByLink, { params: { token } });
}

type ClientDecision = EndpointBody<typeof decideByLink>;

/** Accepts or rejects: one decision per link. */
export async function decideLinked(token: string, decision: ClientDecision): Promise<LinkedQuotation> {
  return callEndpoint(decideByLink, { params: { token }, body: decision });
}

/** Sends a question to the forwarder. */
export async function askLinked(
  token: string,
  question: EndpointBody<typeof askByLink>,
): Promise<LinkedQuotation> {
  return callEndpoint(askByLink, { params: { token }, body: question });
}

export async function fetchLinkedPdf(token: string) {
  return downloadEndpoint(getLinkPdf, { params: { token } });
}
