import { getQuotationPdf } from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { downloadEndpoint, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { endpointKey } from "../../lib/api/query.ts";

export type DocumentWish = EndpointQuery<typeof getQuotationPdf>;

/** The PDF of a stored version. The same version and wish give the same bytes, so an answer never grows old. */
export function documentQuery(quotationId: string, wish: DocumentWish, lockVersion: number) {
  const input = { params: { id: quotationId }, query: wish };
  return queryOptions({
    queryKey: endpointKey(getQuotationPdf, input, lockVersion),
    queryFn: async ({ signal }) => downloadEndpoint(getQuotationPdf, input, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
