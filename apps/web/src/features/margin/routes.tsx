import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const listPage = async () => import("./pages/margin-rules-page.tsx");
const agentsPage = async () => import("./pages/agent-margins-page.tsx");
const approvalsPage = async () => import("./pages/floor-approvals-page.tsx");
const AREAS = ["margin", "inquirer", "place", "rate", "state", "error"] as const;

/** The margin rules by which a forwarder sells. */
export const routes: readonly FeatureRoute[] = [
  { path: "/freight-forwarder/admin/margins", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/agent/margins", page: listPage, areas: AREAS },
  { path: "/freight-forwarder/admin/margins/agents", page: agentsPage, areas: AREAS },
  { path: "/freight-forwarder/admin/margins/approvals", page: approvalsPage, areas: AREAS },
  { path: "/freight-forwarder/agent/margins/approvals", page: approvalsPage, areas: AREAS },
];
