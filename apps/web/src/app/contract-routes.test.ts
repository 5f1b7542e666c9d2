import * as contract from "@kilolane/contract";
import { expect, test } from "vitest";
import { NOTIFICATION_ROUTES } from "../features/notification/queries.ts";
import { DOWNLOAD_ROUTE } from "../lib/api/download-route.ts";
import { SESSION_ROUTES } from "../lib/session/session-calls.ts";

/** Endpoints named without their schemas, to keep those out of the first bundle, under the contract's names. */
const routes = { ...SESSION_ROUTES, ...NOTIFICATION_ROUTES, downloadFile: DOWNLOAD_ROUTE };

const endpoints: Readonly<Record<string, unknown>> = contract;

test.each(Object.entries(routes))("%s is the contract's endpoint", (name, route) => {
  expect(endpoints[name]).toMatchObject({ method: route.method, path: route.path });
});
