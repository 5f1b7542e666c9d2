import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const airlinesPage = async () => import("./pages/manual-airlines-page.tsx");
const addAirlinePage = async () => import("./pages/add-airline-page.tsx");
const AREAS = ["rate", "place", "state", "error"] as const;

/** Whom an airline contracts with, and the airlines that a forwarder keeps itself. */
export const routes: readonly FeatureRoute[] = [
  {
    path: "/airline/admin/freight-forwarder/list/view",
    page: async () => import("./pages/contract-forwarders-page.tsx"),
    areas: AREAS,
  },
  {
    path: "/airline/admin/freight-forwarder/create",
    page: async () => import("./pages/add-forwarder-page.tsx"),
    areas: AREAS,
  },
  { path: "/freight-forwarder/admin/manual-airline/list/view", page: airlinesPage, areas: AREAS },
  { path: "/freight-forwarder/agent/manual-airline/list/view", page: airlinesPage, areas: AREAS },
  { path: "/freight-forwarder/admin/manual-airline/create", page: addAirlinePage, areas: AREAS },
  { path: "/freight-forwarder/agent/manual-airline/create", page: addAirlinePage, areas: AREAS },
];
