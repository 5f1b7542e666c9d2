import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const page: FeatureRoute["page"] = () => import("./pages/sign-in-page.tsx");

/** The three sign-in screens are one page (marketplace.md §9 'sign-in related pages'). */
export const routes: readonly FeatureRoute[] = [
  { path: "/sign-in", page, areas: ["session"] },
  { path: "/super-admin/sign-in", page, areas: ["session"] },
  { path: "/shipper/sign-in", page, areas: ["session"] },
  { path: "/lock-screen", page: () => import("./pages/lock-screen-page.tsx"), areas: ["session", "signup"] },
];
