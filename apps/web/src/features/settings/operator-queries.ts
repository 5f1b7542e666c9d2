import {
  acceptTerms,
  getCurrentTerms,
  getMaintenance,
  getTermsVersion,
  listTerms,
  publishTerms,
  type TermsTexts,
  updateMaintenance,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint, type EndpointBody } from "../../lib/api/call-endpoint.ts";
import { q } from "../../lib/api/query.ts";

/** The terms in force, in the reader's language. */
export function currentTermsQuery(language: string) {
  return queryOptions({
    ...q(getCurrentTerms, undefined, language),
    // Accepted is what was read: always the text of this moment.
    staleTime: 0,
  });
}

export async function acceptVersion(version: number) {
  return callEndpoint(acceptTerms, { body: { version } });
}

/** All versions, with the texts in force. */
export const termsHistoryQuery = q(listTerms);

/** The texts of one version. */
export function termsVersionQuery(version: number) {
  return queryOptions({
    ...q(getTermsVersion, { params: { version } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export async function publishVersion(texts: TermsTexts, afterVersion: number) {
  return callEndpoint(publishTerms, { body: { texts, afterVersion } });
}

/** The maintenance switch. */
export const maintenanceQuery = q(getMaintenance);

export async function toggleMaintenance(body: EndpointBody<typeof updateMaintenance>) {
  return callEndpoint(updateMaintenance, { body });
}
