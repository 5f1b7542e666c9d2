import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const AREAS = ["payment", "state", "error"] as const;

/** Paying, and what has been paid: a company's own, and all of them for the operator. */
export const routes: readonly FeatureRoute[] = [
  {
    path: "/freight-forwarder/admin/subscription/payment",
    page: async () => import("./pages/pay-page.tsx"),
    areas: AREAS,
  },
  {
    path: "/freight-forwarder/admin/subscription/transactions",
    page: async () => import("./pages/transaction-page.tsx"),
    areas: AREAS,
  },
  {
    path: "/super-admin/admins/account-management/transition-details",
    page: async () => import("./pages/managed-transaction-page.tsx"),
    areas: AREAS,
  },
];
