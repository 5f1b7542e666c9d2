import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { getAccounts } from "./get-accounts.ts";
import { getBilling } from "./get-billing.ts";
import { getLicences } from "./get-licences.ts";
import { getQuotations } from "./get-quotations.ts";
import { bindMonthSums } from "./jobs.ts";

/** Binds the operator's figures over all companies. */
export function bindPlatformStatisticsRoutes(app: App): void {
  bindMonthSums(app);
  bindEndpoint(app, contract.getPlatformQuotations, ({ scope, query }) => getQuotations(scope, query));
  bindEndpoint(app, contract.getPlatformAccounts, ({ scope }) => getAccounts(scope));
  bindEndpoint(app, contract.getPlatformBilling, ({ scope, query }) => getBilling(scope, query));
  bindEndpoint(app, contract.getPlatformLicences, ({ scope }) => getLicences(scope));
}
