import { exportAuditEntries, getAuditEntry, getAuditSealState, listAuditEntries } from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { downloadEndpoint, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import type { ExportFormat } from "../../ui/list-tools/export-menu.tsx";

export type AuditQuery = EndpointQuery<typeof listAuditEntries>;

/** A page of what happened; the old rows stay until the new ones are there. */
export function auditQuery(query: AuditQuery) {
  return qPage(listAuditEntries, { query });
}

/** One entry with what changed. */
export function auditEntryQuery(id: string) {
  return q(getAuditEntry, { params: { id } });
}

/** The filtered entries as a file. */
export async function downloadAudit(
  { page: _page, size: _size, ...filter }: AuditQuery,
  format: ExportFormat,
) {
  return downloadEndpoint(exportAuditEntries, { query: { ...filter, format } });
}

/** How far the log is sealed. */
export const sealStateQuery = queryOptions(q(getAuditSealState));
