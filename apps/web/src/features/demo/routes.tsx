import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const mailPage = async () => import("./pages/caught-mail-page.tsx");
const AREAS = ["demo", "state", "error"] as const;

export const routes: readonly FeatureRoute[] = [
  { path: "/demo/mails", page: mailPage, areas: AREAS },
  { path: "/demo/mails/:id", page: mailPage, areas: AREAS },
  { path: "/demo/stories", page: async () => import("./pages/demo-stories-page.tsx"), areas: AREAS },
];
