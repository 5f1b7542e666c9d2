import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const page = async () => import("./pages/statistics-page.tsx");
const AREAS = ["statistics", "state", "quotation", "session", "key", "error"] as const;

/** The figures of a forwarder's quotations. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/statistics", page, areas: AREAS },
  { path: "/freight-forwarder/agent/statistics", page, areas: AREAS },
];
