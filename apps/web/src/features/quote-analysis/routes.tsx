import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const AREAS = ["quote-analysis", "quotation", "statistics", "place", "state", "error"] as const;
const detailPage = async () => import("./pages/analysed-quotation-page.tsx");

/** Quotations of all companies, as the operator sees them. */
export const routes: readonly FeatureRoute[] = [
  {
    path: "/super-admin/freight-forwarder/quotations/list/view",
    page: async () => import("./pages/quote-analysis-page.tsx"),
    areas: AREAS,
  },
  { path: "/super-admin/freight-forwarder/quotation/details/:id?", page: detailPage, areas: AREAS },
  { path: "/super-admin/freight-forwarder/quotation/manual/details/:id?", page: detailPage, areas: AREAS },
];
