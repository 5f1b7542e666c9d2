import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const listPage = async () => import("./pages/carrier-list-page.tsx");
const createPage = async () => import("./pages/create-carrier-page.tsx");
const editPage = async () => import("./pages/edit-carrier-page.tsx");
const heldPage = async () => import("./pages/held-tariffs-page.tsx");
const uploadPage = async () => import("./pages/upload-tariff-page.tsx");
const AREAS = ["trucking-carrier", "trucking", "state", "error"] as const;
const EDIT_AREAS = [...AREAS, "trucking-sheet", "trucking-proposal"] as const;
const SHEET_AREAS = [...AREAS, "trucking-sheet"] as const;

/** The trucking carriers that a forwarder works with, and their own look at what it holds of them. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/trucking/list/view", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/admin/trucking/create", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/admin/trucking/edit/:id", page: editPage, areas: EDIT_AREAS },
  { path: "/freight-forwarder/admin/trucking/upload", page: uploadPage, areas: SHEET_AREAS },
  { path: "/freight-forwarder/agent/trucking/list/view", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/agent/trucking/create", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/agent/trucking/edit/:id", page: editPage, areas: EDIT_AREAS },
  { path: "/freight-forwarder/agent/trucking/upload", page: uploadPage, areas: SHEET_AREAS },
  { path: "/trucking/tariffs", page: heldPage, areas: EDIT_AREAS },
];
