import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const listPage = async () => import("./pages/document-list-page.tsx");
const AREAS = ["document", "inquirer", "state", "error"] as const;

/** The documents of a forwarder's clients and quotations. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/documents", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/agent/documents", page: listPage, areas: AREAS },
];
