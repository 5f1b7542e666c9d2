import {
  createPackage,
  getPackage,
  getRenewalForecast,
  getSubscription,
  listAddonRequests,
  listAddons,
  listPackages,
  listPlans,
  type PaymentOrder,
  updatePackage,
  withdrawAddon,
} from "@kilolane/contract";
import type { EndpointBody, EndpointQuery } from "../../lib/api/call-endpoint.ts";
import { q, qPage } from "../../lib/api/query.ts";
import { removalOf, storeOf } from "../../lib/api/record-calls.ts";
import { href } from "../../lib/paths/href.ts";

/** What a change of a package makes old. */
export const PACKAGE_READS = [listPackages, getPackage, getRenewalForecast];
/** What a change of an add-on makes old, on either side. */
export const ADDON_READS = [listAddons, listAddonRequests, getSubscription];

/** A package as typed. */
export type PackageFormValues = EndpointBody<typeof createPackage>;

export const packagesQuery = (query: EndpointQuery<typeof listPackages>) => qPage(listPackages, { query });
export const packageQuery = (id: string) => q(getPackage, { params: { id } });
export const forecastQuery = q(getRenewalForecast);
export const subscriptionQuery = q(getSubscription);
export const plansQuery = q(listPlans);
export const addonsQuery = (query: EndpointQuery<typeof listAddons>) => qPage(listAddons, { query });
export const addonRequestsQuery = (query: EndpointQuery<typeof listAddonRequests>) =>
  qPage(listAddonRequests, { query });

/** Offers a package, or changes the one that was seen. */
export const storePackage = storeOf(createPackage, updatePackage);
/** Takes a request back in the version that was seen. */
export const removeAddon = removalOf(withdrawAddon);

/** Where an order is paid: a page of its own document, because it alone may load the card provider's script. */
export function payHref(order: PaymentOrder): string {
  const query = new URLSearchParams({ order: JSON.stringify(order) });
  return `${href("/freight-forwarder/admin/subscription/payment")}?${query.toString()}`;
}
