import type { FeatureRoute } from "../../lib/paths/feature-route.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";

const listPage = async () => import("./pages/rate-list-page.tsx");
const editorPage = async () => import("./pages/rate-editor-page.tsx");
const AREAS = ["rate", "place", "state", "error"] as const;
const LIST_AREAS = [...AREAS, "rate-import"] as const;

const LISTS = [
  "/airline/admin/general-rate/list/view",
  "/airline/admin/contract-rate/list/view",
  "/airline/admin/spot-rate/list/view",
  "/airline/agent/general-rate/list/view",
  "/airline/agent/priority-rate/list/view",
  "/airline/agent/spot-rate/list/view",
  "/data-entry/airfare/list/view",
  "/freight-forwarder/admin/airline-rates/list/view",
  "/freight-forwarder/agent/airline-rates/list/view",
  "/super-admin/airline/airrate/list/view",
  "/super-admin/airline/localdb/list/view",
] as const satisfies readonly ScreenPath[];

const EDITORS = [
  "/airline/admin/general-rate/create",
  "/airline/admin/general-rate/edit/:airfare_id",
  "/airline/admin/contract-rate/create",
  "/airline/admin/contract-rate/edit/:airfare_id",
  "/airline/admin/spot-rate/create",
  "/airline/admin/spot-rate/edit/:airfare_id",
  "/airline/agent/general-rate/create",
  "/airline/agent/general-rate/edit/:airfare_id",
  "/airline/agent/priority-rate/create",
  "/airline/agent/priority-rate/edit/:airfare_id",
  "/airline/agent/spot-rate/create",
  "/airline/agent/spot-rate/edit/:airfare_id",
  "/data-entry/airfare/create",
  "/data-entry/airfare/edit/:id",
  "/freight-forwarder/admin/airline-rates/create",
  "/freight-forwarder/admin/airline-rates/edit/:id",
  "/freight-forwarder/agent/airline-rates/create",
  "/freight-forwarder/agent/airline-rates/edit/:id",
  "/freightForwarder/admin/contract-rate/manual-rate",
  "/super-admin/airline/airrate/update/:id",
] as const satisfies readonly ScreenPath[];

const rangePage = async () => import("./pages/weight-range-page.tsx");
const surchargePage = async () => import("./pages/surcharge-page.tsx");
const historyListPage = async () => import("./pages/rate-history-list-page.tsx");
const historyPage = async () => import("./pages/rate-history-page.tsx");

const RANGES = [
  "/airline/admin/wieght-range/create",
  "/airline/admin/wieght-range/update",
  "/airline/agent/wieght-range/create",
  "/airline/agent/wieght-range/update",
  "/data-entry/wieght-range/create",
  "/data-entry/wieght-range/update",
] as const satisfies readonly ScreenPath[];

const SURCHARGES = [
  "/airline/admin/sur-charge/create",
  "/airline/admin/sur-charge/update",
  "/airline/agent/sur-charge/create",
  "/airline/agent/sur-charge/update",
  "/data-entry/sur-charge/create",
  "/data-entry/sur-charge/update",
  "/super-admin/airline/general-rate/surcharge",
  "/super-admin/airline/sur-charge/create",
] as const satisfies readonly ScreenPath[];

/** Every desk opens the same list and the same editor. */
export const routes: readonly FeatureRoute[] = [
  ...LISTS.map((path) => ({ path, page: listPage, areas: LIST_AREAS })),
  ...EDITORS.map((path) => ({ path, page: editorPage, areas: AREAS })),
  ...RANGES.map((path) => ({ path, page: rangePage, areas: AREAS })),
  ...SURCHARGES.map((path) => ({ path, page: surchargePage, areas: AREAS })),
  { path: "/airline/admin/history/list", page: historyListPage, areas: AREAS },
  { path: "/airline/agent/history/list", page: historyListPage, areas: AREAS },
  { path: "/airline/admin/history/view/:airrateID", page: historyPage, areas: AREAS },
  { path: "/airline/agent/history/view/:airrateID", page: historyPage, areas: AREAS },
  {
    path: "/data-entry/airfare/statistics",
    page: async () => import("./pages/entry-statistics-page.tsx"),
    areas: ["entry", "statistics", "state", "error"],
  },
];
