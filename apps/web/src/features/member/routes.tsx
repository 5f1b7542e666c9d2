import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const listPage = async () => import("./pages/member-list-page.tsx");
const addPage = async () => import("./pages/add-member-page.tsx");
const editPage = async () => import("./pages/edit-member-page.tsx");
const shipperPage = async () => import("./pages/shipper-list-page.tsx");
const AREAS = ["member", "session", "state", "place", "error"] as const;
const ADD_AREAS = [...AREAS, "key"] as const;

/** A company's own people: lists, adding and editing are one page each, for agents and clients alike. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/agents/list/view", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/admin/agents/add", page: addPage, areas: ADD_AREAS },
  { path: "/freight-forwarder/admin/agents/edit/:id", page: editPage, areas: AREAS },
  { path: "/airline/admin/agents/list/view", page: listPage, areas: AREAS },
  { path: "/airline/admin/agents/add", page: addPage, areas: ADD_AREAS },
  { path: "/airline/admin/agents/edit/:id", page: editPage, areas: AREAS },
  { path: "/freight-forwarder/admin/clients/list/view", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/admin/clients/add", page: addPage, areas: ADD_AREAS },
  { path: "/freight-forwarder/admin/clients/edit/:id", page: editPage, areas: AREAS },
  { path: "/freight-forwarder/agent/clients/list/view", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/agent/clients/add", page: addPage, areas: ADD_AREAS },
  { path: "/freight-forwarder/agent/clients/edit/:id", page: editPage, areas: AREAS },
  { path: "/freight-forwarder/admin/shippers/list/view", page: shipperPage, areas: AREAS },
  { path: "/freight-forwarder/agent/shippers/list/view", page: shipperPage, areas: AREAS },
];
