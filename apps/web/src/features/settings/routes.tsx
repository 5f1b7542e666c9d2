import type { Area } from "@kilolane/phrases";
import type { FeatureRoute } from "../../lib/paths/feature-route.ts";
import type { SETTINGS_PAGES } from "./pages/settings-pages.ts";
import type { ScreenPath } from "../../lib/paths/screens.ts";

const AREAS: readonly Area[] = ["settings", "place", "viewing", "error"];
const FORWARDER = "/freight-forwarder";
const OPERATOR = "/super-admin/admins/setting";

type PageName = keyof typeof SETTINGS_PAGES;

/** One page for all roles that share a screen. */
const PAGES: readonly (readonly [ScreenPath, PageName])[] = [
  [`${FORWARDER}/admin/settings/profile/update`, "profile"],
  [`${FORWARDER}/agent/settings/profile/update`, "profile"],
  [`${FORWARDER}/client/settings/profile/update`, "profile"],
  ["/shipper/profile/update", "profile"],
  ["/airline/admin/profile/update", "profile"],
  ["/airline/agent/profile/update", "profile"],
  ["/super-admin/profile", "profile"],
  ["/data-entry/profile", "profile"],
  ["/trucking/profile", "profile"],
  [`${FORWARDER}/admin/settings/measurements`, "measurements"],
  [`${FORWARDER}/agent/settings/measurements`, "measurements"],
  [`${FORWARDER}/client/settings/measurements`, "measurements"],
  ["/shipper/measurements", "measurements"],
  [`${FORWARDER}/admin/settings/pdf-measurements`, "pdfMeasurements"],
  [`${FORWARDER}/agent/settings/pdf-measurements`, "pdfMeasurements"],
  [`${FORWARDER}/admin/settings/preferred-airports`, "airports"],
  [`${FORWARDER}/agent/settings/preferred-airports`, "airports"],
  [`${FORWARDER}/admin/settings/manual-quotes`, "manualQuotes"],
  [`${FORWARDER}/agent/settings/manual-quotes`, "manualQuotes"],
  [`${OPERATOR}/password/update`, "password"],
  [`${OPERATOR}/termsofuse`, "terms"],
  [`${OPERATOR}/maintenance`, "maintenance"],
];

/** What people and companies decide for themselves, and the operator for everybody. */
export const routes: readonly FeatureRoute[] = PAGES.map(([path, name]) => ({
  path,
  page: async () => ({ default: (await import("./pages/settings-pages.ts")).SETTINGS_PAGES[name] }),
  areas: AREAS,
}));
