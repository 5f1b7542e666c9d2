import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const AREAS = ["airport", "place", "list-file", "state", "error"] as const;

/** The airports of the platform, kept by the operator. */
export const routes: readonly FeatureRoute[] = [
  {
    path: "/super-admin/admins/airport-management/list/view",
    page: async () => import("./pages/airport-list-page.tsx"),
    areas: AREAS,
  },
  {
    path: "/super-admin/admins/airport-management/create/new",
    page: async () => import("./pages/create-airport-page.tsx"),
    areas: AREAS,
  },
  {
    path: "/super-admin/admins/airport-management/edit/:id",
    page: async () => import("./pages/edit-airport-page.tsx"),
    areas: AREAS,
  },
];
