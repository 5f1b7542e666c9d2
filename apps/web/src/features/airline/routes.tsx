import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const airlinesPage = async () => import("./pages/manual-airlines-page.tsx");
const addAirlinePage = async () => import("./pages/add-airline-page.tsx");
const AREAS = ["rate", "place", "state", "error"] as const;
const OPERATOR_AREAS = [...AREAS, "airline"] as const;

/** Whom an airline contracts with, the airlines that a forwarder keeps itself, and all of them for the operator. */
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
  {
    path: "/super-admin/airline/companies/localdb-airlines",
    page: async () => import("./pages/local-airlines-page.tsx"),
    areas: OPERATOR_AREAS,
  },
  {
    path: "/super-admin/airline/airfares",
    page: async () => import("./pages/airfares-page.tsx"),
    areas: OPERATOR_AREAS,
  },
  {
    path: "/super-admin/airline/surcharges",
    page: async () => import("./pages/surcharge-lists-page.tsx"),
    areas: OPERATOR_AREAS,
  },
];
