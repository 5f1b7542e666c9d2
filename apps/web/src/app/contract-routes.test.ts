import * as contract from "@kilolane/contract";
import { expect, test } from "vitest";
import { COMPANY_ROUTES } from "../features/company/queries.ts";
import { LOCAL_AIRLINE_ROUTES } from "../features/airline/local-queries.ts";
import { AIRLINE_ROUTES } from "../features/airline/queries.ts";
import { DEMO_ROUTES } from "../features/demo/queries.ts";
import { FEEDBACK_ROUTES } from "../features/feedback/queries.ts";
import { INQUIRER_ROUTES } from "../features/inquirer/queries.ts";
import { KEY_ROUTES } from "../features/key/queries.ts";
import { MEMBER_ROUTES } from "../features/member/queries.ts";
import { NOTIFICATION_PAGE_ROUTES } from "../features/notification/page-queries.ts";
import { NOTIFICATION_ROUTES } from "../features/notification/queries.ts";
import { PLACE_ROUTES } from "../features/place/queries.ts";
import { DETAIL_ROUTES } from "../features/quotation/detail-queries.ts";
import { DOCUMENT_ROUTES } from "../features/quotation/document-query.ts";
import { QUOTATION_ROUTES } from "../features/quotation/queries.ts";
import { RATE_IMPORT_ROUTES } from "../features/rate-import/queries.ts";
import { HISTORY_ROUTES } from "../features/rate/history-queries.ts";
import { RATE_ROUTES } from "../features/rate/queries.ts";
import { STATISTICS_ROUTES } from "../features/rate/statistics-queries.ts";
import { TEMPLATE_ROUTES } from "../features/rate/template-queries.ts";
import { SIGNUP_ROUTES } from "../features/signup/queries.ts";
import { OPERATOR_ROUTES } from "../features/settings/operator-queries.ts";
import { SETTINGS_ROUTES } from "../features/settings/queries.ts";
import { FACTOR_ROUTES } from "../features/settings/second-factor-queries.ts";
import { TUTORIAL_ROUTES } from "../features/tutorial/queries.ts";
import { DOWNLOAD_ROUTE } from "../lib/api/download-route.ts";
import { SERVICE_STATE_ROUTE } from "./pages/maintenance-page.tsx";
import { LOOK_ROUTE } from "./shell/keep-look.ts";
import { SESSION_ROUTES } from "../lib/session/session-calls.ts";

/** Endpoints named without their schemas, to keep those out of the first bundle, under the contract's names. */
const routes = {
  ...SESSION_ROUTES,
  ...MEMBER_ROUTES,
  ...NOTIFICATION_ROUTES,
  ...NOTIFICATION_PAGE_ROUTES,
  ...FEEDBACK_ROUTES,
  ...TUTORIAL_ROUTES,
  ...COMPANY_ROUTES,
  ...DEMO_ROUTES,
  ...INQUIRER_ROUTES,
  ...KEY_ROUTES,
  ...PLACE_ROUTES,
  ...QUOTATION_ROUTES,
  ...DETAIL_ROUTES,
  ...DOCUMENT_ROUTES,
  ...SIGNUP_ROUTES,
  ...SETTINGS_ROUTES,
  ...OPERATOR_ROUTES,
  ...FACTOR_ROUTES,
  ...RATE_ROUTES,
  ...HISTORY_ROUTES,
  ...STATISTICS_ROUTES,
  ...TEMPLATE_ROUTES,
  ...RATE_IMPORT_ROUTES,
  ...AIRLINE_ROUTES,
  ...LOCAL_AIRLINE_ROUTES,
  downloadFile: DOWNLOAD_ROUTE,
  getServiceState: SERVICE_STATE_ROUTE,
  updateLook: LOOK_ROUTE,
};

const endpoints: Readonly<Record<string, unknown>> = contract;

test.each(Object.entries(routes))("%s is the contract's endpoint", (name, route) => {
  expect(endpoints[name]).toMatchObject({ method: route.method, path: route.path });
});
