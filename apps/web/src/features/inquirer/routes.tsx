import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const listPage = async () => import("./pages/inquirer-list-page.tsx");
const createPage = async () => import("./pages/create-inquirer-page.tsx");
const editPage = async () => import("./pages/edit-inquirer-page.tsx");
const AREAS = ["inquirer", "state", "place", "error"] as const;

/** The people who ask a forwarder for prices: list, import, merge, and one page for each of them. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/quote-inquirer/list/view", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/admin/quote-inquirer/create", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/admin/quote-inquirer/edit/:id", page: editPage, areas: AREAS },
  { path: "/freight-forwarder/agent/quote-inquirer/list/view", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/agent/quote-inquirer/create", page: createPage, areas: AREAS },
  { path: "/freight-forwarder/agent/quote-inquirer/edit/:id", page: editPage, areas: AREAS },
];
