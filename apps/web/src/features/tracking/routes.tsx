import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const listPage = async () => import("./pages/shipment-list-page.tsx");
const AREAS = ["tracking", "state", "error"] as const;

/** Where the shipments of accepted quotations are. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/tracking", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/agent/tracking", page: listPage, areas: AREAS },
  {
    path: "/super-admin/tracking",
    page: async () => import("./pages/company-shipments-page.tsx"),
    areas: AREAS,
  },
];
