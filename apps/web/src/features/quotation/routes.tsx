import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const createPage = async () => import("./pages/create-quotation-page.tsx");
const listPage = async () => import("./pages/quotation-list-page.tsx");
const detailsPage = async () => import("./pages/quotation-details-page.tsx");
const editPage = async () => import("./pages/edit-quotation-page.tsx");
const manualCreatePage = async () => import("./pages/create-manual-page.tsx");
const manualEditPage = async () => import("./pages/edit-manual-page.tsx");
const manualListPage = async () => import("./pages/manual-list-page.tsx");
const incomingPage = async () => import("./pages/incoming-list-page.tsx");
const incomingDetailsPage = async () => import("./pages/incoming-details-page.tsx");
const AREAS = ["quotation", "inquirer", "place", "trucking", "error", "state"] as const;
const INCOMING = [...AREAS, "incoming"] as const;

const MANUAL = ["quotation", "manual", "inquirer", "place", "rate", "error", "state"] as const;

/** Admin and agent open the same pages. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/quotation/create", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/agent/quotation/create", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/admin/quotation/output/:requestId", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/agent/quotation/output/:requestId", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/admin/quotation/list/view", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/agent/quotation/list/view", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/admin/quotation/details/:id", page: detailsPage, areas: AREAS },
  { path: "/freight-forwarder/agent/quotation/details/:id", page: detailsPage, areas: AREAS },
  { path: "/freight-forwarder/admin/quotation/edit/:id", page: editPage, areas: AREAS },
  { path: "/freight-forwarder/agent/quotation/edit/:id", page: editPage, areas: AREAS },
  { path: "/freight-forwarder/admin/manual-quotation/create", page: manualCreatePage, areas: MANUAL },
  { path: "/freight-forwarder/agent/manual-quotation/create", page: manualCreatePage, areas: MANUAL },
  { path: "/freight-forwarder/admin/manual-quotation/edit/:id", page: manualEditPage, areas: MANUAL },
  { path: "/freight-forwarder/agent/manual-quotation/edit/:id", page: manualEditPage, areas: MANUAL },
  { path: "/freight-forwarder/admin/manual-quotation/list/view", page: manualListPage, areas: AREAS },
  { path: "/freight-forwarder/agent/manual-quotation/list/view", page: manualListPage, areas: AREAS },
  { path: "/freight-forwarder/admin/manual-quotation/details/:id", page: detailsPage, areas: AREAS },
  { path: "/freight-forwarder/agent/manual-quotation/details/:id", page: detailsPage, areas: AREAS },
  { path: "/freight-forwarder/admin/incoming-requests/list/view", page: incomingPage, areas: INCOMING },
  { path: "/freight-forwarder/agent/incoming-requests/list/view", page: incomingPage, areas: INCOMING },
  {
    path: "/freight-forwarder/admin/incoming-requests/details/:id",
    page: incomingDetailsPage,
    areas: INCOMING,
  },
  {
    path: "/freight-forwarder/agent/incoming-requests/details/:id",
    page: incomingDetailsPage,
    areas: INCOMING,
  },
  {
    path: "/q/:token",
    page: async () => import("./pages/linked-quotation-page.tsx"),
    areas: ["quotation", "state", "error"],
  },
];
