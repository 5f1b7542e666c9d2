import type { FeatureRoute } from "../../lib/paths/feature-route.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";

const PATHS = [
  "/freight-forwarder/admin/notification",
  "/freight-forwarder/agent/notification",
  "/freight-forwarder/client/notification",
  "/shipper/notification",
  "/airline/admin/notification",
  "/airline/agent/notification",
  "/data-entry/notification",
  "/trucking/notification",
  "/super-admin/notification",
] as const satisfies readonly ScreenPath[];

/** One page for all nine roles. */
export const routes: readonly FeatureRoute[] = PATHS.map((path) => ({
  path,
  page: async () => import("./pages/notification-page.tsx"),
  areas: ["notification", "state", "error"],
}));
