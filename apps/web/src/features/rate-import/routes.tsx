import type { FeatureRoute } from "../../lib/paths/feature-route.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";

const importPage = async () => import("./pages/import-page.tsx");
const downloadPage = async () => import("./pages/download-page.tsx");
const AREAS = ["rate-import", "rate", "state", "error"] as const;

const UPLOADS = [
  "/airline/admin/general-rate/upload-rates",
  "/airline/admin/contract-rate/upload-rates",
  "/airline/admin/spot-rate/upload-rates",
  "/airline/agent/general-rate/upload-rates",
  "/airline/agent/priority-rate/upload-rates",
  "/airline/agent/spot-rate/upload-rates",
  "/data-entry/airfare/upload",
] as const satisfies readonly ScreenPath[];

/** Every desk uploads with the same screen. */
export const routes: readonly FeatureRoute[] = [
  ...UPLOADS.map((path) => ({ path, page: importPage, areas: AREAS })),
  { path: "/data-entry/airfare/download", page: downloadPage, areas: AREAS },
];
