import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const page = async () => import("./pages/statistics-page.tsx");
const AREAS = ["statistics", "state", "quotation", "session", "key", "error"] as const;

const spendPage = async () => import("./pages/spend-page.tsx");
const SPEND = ["spend", "statistics", "state", "error"] as const;

const haulagePage = async () => import("./pages/haulage-page.tsx");
const HAULAGE = ["haulage", "statistics", "state", "error"] as const;

/** The figures of a forwarder's quotations, and of those sent to a client or shipper, and of trucking companies. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/statistics", page, areas: AREAS },
  { path: "/freight-forwarder/agent/statistics", page, areas: AREAS },
  { path: "/freight-forwarder/client/statistics", page: spendPage, areas: SPEND },
  { path: "/shipper/statistics", page: spendPage, areas: SPEND },
  { path: "/trucking/statistics", page: haulagePage, areas: HAULAGE },
];
