import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const AREAS = ["operation", "state", "error"] as const;

/** How the product itself is doing, for the operator. */
export const routes: readonly FeatureRoute[] = [
  {
    path: "/super-admin/operations/jobs",
    page: async () => import("./pages/job-list-page.tsx"),
    areas: AREAS,
  },
  {
    path: "/super-admin/operations/sessions",
    page: async () => import("./pages/session-list-page.tsx"),
    areas: [...AREAS, "session"],
  },
  {
    path: "/super-admin/operations/system",
    page: async () => import("./pages/system-page.tsx"),
    areas: [...AREAS, "statistics"],
  },
];
