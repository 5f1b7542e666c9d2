import * as contract from "@kilolane/contract";
import type { App } from "../../http/app.ts";
import { bindEndpoint } from "../../http/bind-endpoint.ts";
import { getHaulage } from "./get-haulage.ts";
import { getSpend } from "./get-spend.ts";
import { getUserCounts } from "./get-user-counts.ts";
import { getKeyCounts } from "./get-key-counts.ts";
import { getRoleCounts } from "./get-role-counts.ts";
import { findQuotationLosses } from "./find-quotation-losses.ts";
import { findQuotationMargins } from "./find-quotation-margins.ts";
import { findTopDestinations } from "./find-top-destinations.ts";
import { findTopUsers } from "./find-top-users.ts";
import { getRevenue } from "./get-revenue.ts";

/** Binds the figures of a forwarder's dashboard, of clients, and of trucking companies. */
export function bindStatisticsRoutes(app: App): void {
  bindEndpoint(app, contract.countUsersByRole, ({ scope }) => getRoleCounts(scope));
  bindEndpoint(app, contract.countKeysByType, ({ scope }) => getKeyCounts(scope));
  bindEndpoint(app, contract.getQuotationRevenue, ({ scope, query }) => getRevenue(scope, query));
  bindEndpoint(app, contract.listTopDestinations, ({ scope, query }) => findTopDestinations(scope, query));
  bindEndpoint(app, contract.countQuotationsByUser, ({ scope, query }) => getUserCounts(scope, query));
  bindEndpoint(app, contract.listTopUsers, ({ scope, query }) => findTopUsers(scope, query));
  bindEndpoint(app, contract.listQuotationMargins, ({ scope, query }) => findQuotationMargins(scope, query));
  bindEndpoint(app, contract.listQuotationLosses, ({ scope, query }) => findQuotationLosses(scope, query));
  bindEndpoint(app, contract.getClientSpend, ({ scope, query }) => getSpend(scope, query));
  bindEndpoint(app, contract.getHaulage, ({ scope, query }) => getHaulage(scope, query));
}
