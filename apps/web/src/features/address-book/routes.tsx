import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const listPage = async () => import("./pages/address-book-page.tsx");
const AREAS = ["address-book", "state", "place", "error"] as const;

/** The addresses that a forwarder works with. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/address-book", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/agent/address-book", page: listPage, areas: AREAS },
];
