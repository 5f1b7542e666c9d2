import type { FeatureRoute } from "../../lib/paths/feature-route.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";

const listPage = async () => import("./pages/rate-list-page.tsx");
const editorPage = async () => import("./pages/rate-editor-page.tsx");
const AREAS = ["rate", "place", "state", "error"] as const;

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

/** Every desk opens the same list and the same editor. */
export const routes: readonly FeatureRoute[] = [
  ...LISTS.map((path) => ({ path, page: listPage, areas: AREAS })),
  ...EDITORS.map((path) => ({ path, page: editorPage, areas: AREAS })),
];
