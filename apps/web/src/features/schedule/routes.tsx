import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const page = async () => import("./pages/flight-schedule-page.tsx");
const AREAS = ["schedule", "state", "place", "error"] as const;

/** On which days airlines fly a lane. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/flight-schedule", page, areas: AREAS },
  { path: "/freight-forwarder/agent/flight-schedule", page, areas: AREAS },
];
