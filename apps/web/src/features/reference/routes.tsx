import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const AREAS = ["reference", "list-file", "state", "error"] as const;

/** The lists that goods are named by, kept by the operator. */
export const routes: readonly FeatureRoute[] = [
  {
    path: "/super-admin/admins/setting/un-numbers",
    page: async () => import("./pages/un-number-list-page.tsx"),
    areas: AREAS,
  },
  {
    path: "/super-admin/admins/setting/package-types",
    page: async () => import("./pages/package-type-list-page.tsx"),
    areas: AREAS,
  },
];
