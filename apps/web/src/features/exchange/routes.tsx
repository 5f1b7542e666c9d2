import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const AREAS = ["exchange", "place", "state", "error"] as const;
const ownRatesPage = async () => import("./pages/own-rates-page.tsx");

/** The platform's exchange rates for the operator, and a forwarder's own. */
export const routes: readonly FeatureRoute[] = [
  {
    path: "/super-admin/admins/setting/exchange-rates",
    page: async () => import("./pages/platform-rates-page.tsx"),
    areas: AREAS,
  },
  { path: "/freight-forwarder/admin/settings/exchange-rates", page: ownRatesPage, areas: AREAS },
  { path: "/freight-forwarder/agent/settings/exchange-rates", page: ownRatesPage, areas: AREAS },
];
