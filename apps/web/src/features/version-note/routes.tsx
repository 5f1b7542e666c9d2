import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

/** The operator tells everybody what changed in a version. */
export const routes: readonly FeatureRoute[] = [
  {
    path: "/super-admin/version-notes/list/view",
    page: async () => import("./pages/version-note-list-page.tsx"),
    areas: ["version-note", "state", "error"],
  },
  {
    path: "/super-admin/version-notes/create",
    page: async () => import("./pages/version-note-page.tsx"),
    areas: ["version-note", "state", "error"],
  },
];
