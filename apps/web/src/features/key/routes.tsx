import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const assignedPage = async () => import("./pages/assigned-keys-page.tsx");
const unassignedPage = async () => import("./pages/unassigned-keys-page.tsx");
const reassignPage = async () => import("./pages/reassign-key-page.tsx");
const AREAS = ["key", "error", "state"] as const;

/** Forwarder and airline admins open the same pages; the operator has lists over all companies. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/key-management/assigned", page: assignedPage, areas: AREAS },
  { path: "/freight-forwarder/admin/key-management/unassigned", page: unassignedPage, areas: AREAS },
  {
    path: "/freight-forwarder/admin/key-management/host-reassign/:keyType/:id",
    page: reassignPage,
    areas: AREAS,
  },
  { path: "/airline/admin/assign-key", page: assignedPage, areas: AREAS },
  { path: "/airline/admin/unassign-key", page: unassignedPage, areas: AREAS },
  { path: "/airline/admin/keymanagement/add/reassign/:reassignId", page: reassignPage, areas: AREAS },
  {
    path: "/super-admin/key-generator/airline-key/list/view",
    page: async () => import("./pages/airline-keys-page.tsx"),
    areas: AREAS,
  },
  {
    path: "/super-admin/key-generator/freightforwarder/view",
    page: async () => import("./pages/key-companies-page.tsx"),
    areas: AREAS,
  },
  {
    path: "/super-admin/key-generator/freightforwarder/details/:companyId?",
    page: async () => import("./pages/company-keys-page.tsx"),
    areas: AREAS,
  },
  { path: "/super-admin/key-generator/reassign/:keyId", page: reassignPage, areas: AREAS },
  { path: "/super-admin/key-generator/client/add/reassign/:keyId", page: reassignPage, areas: AREAS },
  {
    path: "/super-admin/key-management/freightforwarder/actionkey/details",
    page: async () => import("./pages/key-actions-page.tsx"),
    areas: AREAS,
  },
];
