import { getQuotationPdf } from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { downloadEndpoint, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { endpointKey } from "../../lib/api/query.ts";

export type DocumentOptions = EndpointQuery<typeof getQuotationPdf>;

/** The PDF of a stored version. The same version and options give the same bytes, so an answer never grows old. */
export function documentQuery(quotationId: string, options: DocumentOptions, lockVersion: number) {
  const input = { params: { id: quotationId }, query: options };
  return queryOptions({
    queryKey: endpointKey(getQuotationPdf, input, lockVersion),
    queryFn: async ({ signal }) => downloadEndpoint(getQuotationPdf, input, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
