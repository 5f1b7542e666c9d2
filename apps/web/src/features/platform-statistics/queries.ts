import {
  type EndpointOutput,
  getPlatformAccounts,
  getPlatformBilling,
  getPlatformLicences,
  getPlatformQuotations,
} from "@kilolane/contract";
import { q, qPage } from "../../lib/api/query.ts";
import type { Period } from "../../lib/statistics/period.ts";

export type PlatformQuotations = EndpointOutput<typeof getPlatformQuotations>;
export type PlatformBilling = EndpointOutput<typeof getPlatformBilling>;

/** Quotations of all companies in a period; the old figures stay until the new ones are there. */
export function platformQuotationsQuery({ from, to }: Period) {
  return qPage(getPlatformQuotations, { query: { from, to } });
}

/** Money of a period and subscriptions now; the old figures stay until the new ones are there. */
export function platformBillingQuery({ from, to }: Period) {
  return qPage(getPlatformBilling, { query: { from, to } });
}

export const platformAccountsQuery = q(getPlatformAccounts);
export const platformLicencesQuery = q(getPlatformLicences);
