import type { FeatureRoute } from "../../lib/paths/feature-route.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";

const READ = [
  "/freight-forwarder/admin/tutorial/view",
  "/freight-forwarder/agent/tutorial/view",
  "/freight-forwarder/client/tutorial/view",
  "/shipper/tutorial/view",
  "/airline/admin/tutorial/view",
  "/airline/agent/tutorial",
  "/data-entry/tutorial/view",
] as const satisfies readonly ScreenPath[];

const AREAS = ["tutorial", "state", "error"] as const;

/** Guides are read by seven roles on one page, and written by the operator. */
export const routes: readonly FeatureRoute[] = [
  ...READ.map((path) => ({ path, page: async () => import("./pages/tutorial-page.tsx"), areas: AREAS })),
  {
    path: "/super-admin/tutorial/addtutorial",
    page: async () => import("./pages/tutorial-list-page.tsx"),
    areas: [...AREAS, "session"],
  },
];
