import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const AREAS = ["platform-statistics", "statistics", "session", "state", "error"] as const;

/** The operator's figures over all companies. */
export const routes: readonly FeatureRoute[] = [
  {
    path: "/super-admin/statistics/main-dashboard",
    page: async () => import("./pages/main-dashboard-page.tsx"),
    areas: AREAS,
  },
  {
    path: "/super-admin/statistics/quote-dashboard",
    page: async () => import("./pages/quote-dashboard-page.tsx"),
    areas: AREAS,
  },
  {
    path: "/super-admin/statistics/license-dashboard",
    page: async () => import("./pages/licence-dashboard-page.tsx"),
    areas: AREAS,
  },
  {
    path: "/super-admin/statistics/account-dashboard",
    page: async () => import("./pages/account-dashboard-page.tsx"),
    areas: [...AREAS, "subscription"],
  },
];
