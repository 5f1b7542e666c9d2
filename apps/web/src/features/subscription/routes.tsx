import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const AREAS = ["subscription", "state", "error"] as const;
const FORM_AREAS = [...AREAS, "place"] as const;
const ACCOUNTS = "/super-admin/admins/account-management";
const subscriptionPage = async () => import("./pages/subscription-page.tsx");

/** What the operator sells, and what a forwarder has bought. */
export const routes: readonly FeatureRoute[] = [
  {
    path: `${ACCOUNTS}/packages/list/view`,
    page: async () => import("./pages/package-list-page.tsx"),
    areas: AREAS,
  },
  {
    path: `${ACCOUNTS}/package/new`,
    page: async () => import("./pages/create-package-page.tsx"),
    areas: FORM_AREAS,
  },
  {
    path: `${ACCOUNTS}/package/edit/:id`,
    page: async () => import("./pages/edit-package-page.tsx"),
    areas: FORM_AREAS,
  },
  {
    path: `${ACCOUNTS}/addons/request/details`,
    page: async () => import("./pages/addon-request-page.tsx"),
    areas: AREAS,
  },
  { path: "/freight-forwarder/admin/subscription", page: subscriptionPage, areas: AREAS },
  { path: "/freight-forwarder/agent/subscription", page: subscriptionPage, areas: AREAS },
  {
    path: "/freight-forwarder/admin/subscription/plans",
    page: async () => import("./pages/plan-page.tsx"),
    areas: AREAS,
  },
  {
    path: "/freight-forwarder/admin/subscription/addons",
    page: async () => import("./pages/addon-page.tsx"),
    areas: AREAS,
  },
];
