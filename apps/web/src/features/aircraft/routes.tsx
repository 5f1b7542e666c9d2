import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

/** The lists that pricing judges goods by, kept by the operator. */
export const routes: readonly FeatureRoute[] = [
  {
    path: "/super-admin/admins/setting/reference-lists",
    page: async () => import("./pages/aircraft-limits-page.tsx"),
    areas: ["aircraft", "state", "error"],
  },
];
