import {
  exportFailedJobs,
  exportOpenSessions,
  getSystemState,
  listFailedJobs,
  listJobKinds,
  listOpenSessions,
} from "@kilolane/contract";
import { downloadEndpoint, type EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import type { ExportFormat } from "../../ui/list-tools/export-menu.tsx";

type JobQuery = EndpointQuery<typeof listFailedJobs>;
type SessionQuery = EndpointQuery<typeof listOpenSessions>;

const REFRESH_MS = 15_000;

/** What waits, runs and has failed changes by itself. */
export const jobKindsQuery = { ...q(listJobKinds), refetchInterval: REFRESH_MS };
export const systemStateQuery = q(getSystemState);

/** A page of what was given up; the old rows stay until the new ones are there. */
export function failedJobsQuery(query: JobQuery) {
  return { ...qPage(listFailedJobs, { query }), refetchInterval: REFRESH_MS };
}

/** A page of who is signed in. */
export function sessionsQuery(query: SessionQuery) {
  return qPage(listOpenSessions, { query });
}

export async function downloadJobs(name: string, format: ExportFormat) {
  return downloadEndpoint(exportFailedJobs, { query: { name, format } });
}

export async function downloadSessions(search: string, format: ExportFormat) {
  return downloadEndpoint(exportOpenSessions, { query: { search, format } });
}
