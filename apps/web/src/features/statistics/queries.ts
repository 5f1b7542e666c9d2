import * as contract from "@kilolane/contract";
import { queryOptions } from "@tanstack/react-query";
import { qPage } from "../../lib/api/query.ts";
import type { Period } from "../../lib/statistics/period.ts";

export type Spend = contract.EndpointOutput<typeof contract.getClientSpend>;
export type HaulageAnswer = contract.EndpointOutput<typeof contract.getHaulage>;
export type Revenue = contract.EndpointOutput<typeof contract.getQuotationRevenue>;

/*
 * Each figure is asked for by itself, so that a slow one holds nothing up; the old figures stay until the new ones are
 * there.
 */

export const revenueQuery = (query: Period) => queryOptions(qPage(contract.getQuotationRevenue, { query }));
export const destinationsQuery = (query: Period) =>
  queryOptions(qPage(contract.listTopDestinations, { query }));
export const byUserQuery = (query: Period) => queryOptions(qPage(contract.countQuotationsByUser, { query }));
export const usersQuery = (period: Period, metric: contract.TopUserMetric) =>
  queryOptions(qPage(contract.listTopUsers, { query: { ...period, metric } }));
export const marginsQuery = (period: Period, by: contract.MarginGroup) =>
  queryOptions(qPage(contract.listQuotationMargins, { query: { ...period, by } }));
export const lossesQuery = (query: Period) => queryOptions(qPage(contract.listQuotationLosses, { query }));
export const peopleQuery = () => queryOptions(qPage(contract.countUsersByRole, {}));
export const keysQuery = () => queryOptions(qPage(contract.countKeysByType, {}));
export const spendQuery = (query: Period) => queryOptions(qPage(contract.getClientSpend, { query }));
export const haulageQuery = (query: Period) => queryOptions(qPage(contract.getHaulage, { query }));
