import type { Area } from "@kilolane/phrases";
import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const areas: readonly Area[] = ["signup", "error"];
const company: FeatureRoute["page"] = () => import("./pages/company-sign-up-page.tsx");
const key: FeatureRoute["page"] = () => import("./pages/validate-key-page.tsx");

/** Everything before the first sign-in: five sign-ups are one page, five key screens another. */
export const routes: readonly FeatureRoute[] = [
  { path: "/sign-up", page: () => import("./pages/sign-up-choice-page.tsx"), areas },
  { path: "/freight-forwarder/sign-up", page: company, areas },
  { path: "/airline/sign-up", page: company, areas },
  { path: "/trucking/sign-up", page: company, areas },
  { path: "/shipper/sign-up", page: company, areas },
  { path: "/data-entry/sign-up", page: company, areas },
  { path: "/confirm-signup", page: () => import("./pages/confirm-sign-up-page.tsx"), areas },
  { path: "/add-about/new", page: () => import("./pages/about-company-page.tsx"), areas },
  { path: "/freightforwarder/key/validate", page: key, areas },
  { path: "/shipper/key/validate", page: key, areas },
  { path: "/airline/key/validate", page: key, areas },
  { path: "/trucking/key/validate", page: key, areas },
  { path: "/data-entry/key/validate", page: key, areas },
  { path: "/forgot-password", page: () => import("./pages/forgot-password-page.tsx"), areas },
  { path: "/confirm-email", page: () => import("./pages/confirm-email-page.tsx"), areas },
  { path: "/password/reset", page: () => import("./pages/reset-password-page.tsx"), areas },
];
