import { exportAnalysedQuotations, getAnalysedQuotation, listAnalysedQuotations } from "@kilolane/contract";
import { downloadEndpoint, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import type { ExportFormat } from "../../ui/list-tools/export-menu.tsx";

export type AnalysisQuery = EndpointQuery<typeof listAnalysedQuotations>;

/** A page of all companies' quotations; the old rows stay until the new ones are there. */
export function analysedQuery(query: AnalysisQuery) {
  return qPage(listAnalysedQuotations, { query });
}

/** One quotation of a company. */
export function analysedQuotationQuery(companyId: string, id: string) {
  return q(getAnalysedQuotation, { params: { companyId, id } });
}

/** The filtered quotations as a file. */
export async function downloadAnalysed(
  { page: _page, size: _size, ...filter }: AnalysisQuery,
  format: ExportFormat,
) {
  return downloadEndpoint(exportAnalysedQuotations, { query: { ...filter, format } });
}
