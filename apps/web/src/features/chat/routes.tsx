import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const page = async () => import("./pages/messages-page.tsx");

const PATHS = [
  "/freight-forwarder/admin/messages",
  "/freight-forwarder/agent/messages",
  "/freight-forwarder/client/messages",
  "/shipper/messages",
] as const;

/** Both sides talk on the same page. */
export const routes: readonly FeatureRoute[] = PATHS.map((path) => ({
  path,
  page,
  areas: ["chat", "quotation", "state", "error"],
}));
