import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const listPage = async () => import("./pages/warehouse-list-page.tsx");
const createPage = async () => import("./pages/create-warehouse-page.tsx");
const editPage = async () => import("./pages/edit-warehouse-page.tsx");
const AREAS = ["warehouse", "state", "place", "error"] as const;

/** A forwarder's warehouses: list, and one page for each of them. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/warehouses/list/view", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/admin/warehouses/create", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/admin/warehouses/edit/:id", page: editPage, areas: AREAS },
  { path: "/freight-forwarder/agent/warehouses/list/view", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/agent/warehouses/create", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/agent/warehouses/edit/:id", page: editPage, areas: AREAS },
];
