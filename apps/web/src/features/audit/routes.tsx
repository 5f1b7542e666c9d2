import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

/** What happened on the platform, for the operator. */
export const routes: readonly FeatureRoute[] = [
  {
    path: "/super-admin/audit-log",
    page: async () => import("./pages/audit-log-page.tsx"),
    areas: ["audit", "statistics", "state", "error"],
  },
];
