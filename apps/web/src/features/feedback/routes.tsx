import type { FeatureRoute } from "../../lib/paths/feature-route.ts";

const listPage = async () => import("./pages/feedback-list-page.tsx");
const addPage = async () => import("./pages/add-feedback-page.tsx");
const detailPage = async () => import("./pages/feedback-detail-page.tsx");
const AREAS = ["feedback", "state", "error"] as const;

const PLACES = [
  "/freight-forwarder/admin",
  "/freight-forwarder/agent",
  "/freight-forwarder/client",
  "/airline-admin",
  "/airline-agent",
  "/shipper",
] as const;

/** Feedback is given and read by six roles on the same pages; the operator answers on one of its own. */
export const routes: readonly FeatureRoute[] = [
  ...PLACES.flatMap((place): FeatureRoute[] => [
    { path: `${place}/feedback/view`, page: listPage, areas: AREAS },
    { path: `${place}/feedback/addfeedback`, page: addPage, areas: AREAS },
    { path: `${place}/feedback/feedbacklist/view/:id`, page: detailPage, areas: AREAS },
  ]),
  {
    path: "/super-admin/feedback/view",
    page: async () => import("./pages/received-feedback-page.tsx"),
    areas: [...AREAS, "session"],
  },
];
