import {
  decideByLink,
  getLinkPdf,
  getQuotationByLink,
  type EndpointInput,
  type EndpointOutput,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint, downloadEndpoint } from "../../lib/api/call-endpoint.ts";

export type LinkedQuotation = EndpointOutput<typeof getQuotationByLink>;

/** The quotation behind the link of a mail; no account needed. */
export function linkedQuotationQuery(token: string) {
  return queryOptions({
    queryKey: ["quotation", "link", token],
    queryFn: async ({ signal }) => callEndpoint(getQuotationByLink, { params: { token } }, { signal }),
  });
}

type Decision = NonNullable<EndpointInput<typeof decideByLink>["body"]>;

/** Accepts or rejects: one decision per link. */
export async function decideLinked(token: string, decision: Decision): Promise<LinkedQuotation> {
  return callEndpoint(decideByLink, { params: { token }, body: decision });
}

export async function fetchLinkedPdf(token: string) {
  return downloadEndpoint(getLinkPdf, { params: { token } });
}
