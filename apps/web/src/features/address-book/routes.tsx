import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const listPage = async () => import("./pages/address-book-page.tsx");
const directoryPage = async () => import("./pages/client-directory-page.tsx");
const DIRECTORY = ["address-book", "client", "state", "error"] as const;
const AREAS = ["address-book", "state", "place", "error"] as const;

/** The addresses that a forwarder or a shipper works with, and what a forwarder's client is entered as. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/address-book", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/agent/address-book", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/client/address-book", page: directoryPage, areas: DIRECTORY },
  { path: "/shipper/directory-address", page: listPage, areas: AREAS },
];
