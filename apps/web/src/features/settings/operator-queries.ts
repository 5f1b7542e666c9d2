import type {
  acceptTerms,
  EndpointInput,
  getCurrentTerms,
  getMaintenance,
  getTermsVersion,
  listTerms,
  publishTerms,
  TermsTexts,
  updateMaintenance,
} from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { callEndpoint, routeOf } from "../../lib/api/call-endpoint.ts";

/** Endpoints of the terms of use and of the maintenance switch, without their schemas. */
export const OPERATOR_ROUTES = {
  getCurrentTerms: routeOf<typeof getCurrentTerms>("GET", "/terms/current"),
  acceptTerms: routeOf<typeof acceptTerms>("POST", "/terms/accept"),
  listTerms: routeOf<typeof listTerms>("GET", "/super-admin/terms"),
  getTermsVersion: routeOf<typeof getTermsVersion>("GET", "/super-admin/terms/:version"),
  publishTerms: routeOf<typeof publishTerms>("POST", "/super-admin/terms/publish"),
  getMaintenance: routeOf<typeof getMaintenance>("GET", "/super-admin/maintenance"),
  updateMaintenance: routeOf<typeof updateMaintenance>("PUT", "/super-admin/maintenance"),
};

/** The terms in force, in the reader's language. */
export function currentTermsQuery(language: string) {
  return queryOptions({
    queryKey: ["terms", "current", language],
    queryFn: async ({ signal }) => callEndpoint(OPERATOR_ROUTES.getCurrentTerms, {}, { signal }),
    // Accepted is what was read: always the text of this moment.
    staleTime: 0,
  });
}

export async function acceptVersion(version: number) {
  return callEndpoint(OPERATOR_ROUTES.acceptTerms, { body: { version } });
}

/** All versions, with the texts in force. */
export const termsHistoryQuery = queryOptions({
  queryKey: ["terms", "history"],
  queryFn: async ({ signal }) => callEndpoint(OPERATOR_ROUTES.listTerms, {}, { signal }),
});

/** The texts of one version. */
export function termsVersionQuery(version: number) {
  return queryOptions({
    queryKey: ["terms", "version", version],
    queryFn: async ({ signal }) =>
      callEndpoint(OPERATOR_ROUTES.getTermsVersion, { params: { version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export async function publishVersion(texts: TermsTexts, afterVersion: number) {
  return callEndpoint(OPERATOR_ROUTES.publishTerms, { body: { texts, afterVersion } });
}

/** The maintenance switch. */
export const maintenanceQuery = queryOptions({
  queryKey: ["maintenance"],
  queryFn: async ({ signal }) => callEndpoint(OPERATOR_ROUTES.getMaintenance, {}, { signal }),
});

export async function throwSwitch(body: NonNullable<EndpointInput<typeof updateMaintenance>["body"]>) {
  return callEndpoint(OPERATOR_ROUTES.updateMaintenance, { body });
}
