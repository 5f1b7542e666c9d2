import type { EndpointInput, getQuotationPdf } from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { downloadEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** Endpoints without their schemas, which no screen needs to call them. */
export const DOCUMENT_ROUTES = {
  getQuotationPdf: routeOf<typeof getQuotationPdf>("GET", "/ffadmin/saved-quotation/:id/pdf"),
};

export type DocumentWish = NonNullable<EndpointInput<typeof getQuotationPdf>["query"]>;

/** The PDF of a stored version. The same version and wish give the same bytes, so an answer never grows old. */
export function documentQuery(quotationId: string, wish: DocumentWish, lockVersion: number) {
  return queryOptions({
    queryKey: ["quotation", "document", quotationId, wish, lockVersion],
    queryFn: async ({ signal }) =>
      downloadEndpoint(
        DOCUMENT_ROUTES.getQuotationPdf,
        { params: { id: quotationId }, query: wish },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
