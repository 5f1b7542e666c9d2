import type { EndpointOutput, getQuotationRevenue } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { type AskedPeriod, getCounted, periodBefore } from "./period.ts";
import { presentPeriod } from "./present.ts";
import { findDayResults, getPeriodResult } from "./reads.ts";

/** Quotations, revenue and profit of a period, by day, beside the period before of the same length. */
export function getRevenue(
  scope: CompanyScope,
  asked: AskedPeriod,
): Promise<EndpointOutput<typeof getQuotationRevenue>> {
  return withTransaction(scope, async (tx) => {
    const counted = await getCounted(scope, tx, asked);
    const { period } = counted;
    const before = periodBefore(period);
    const days = await findDayResults(tx, counted);
    return {
      ...period,
      beforeFrom: before.from,
      beforeTo: before.to,
      current: presentPeriod(await getPeriodResult(tx, counted)),
      before: presentPeriod(await getPeriodResult(tx, { ...counted, period: before })),
      perDay: days.map(({ day, quotations, accepted, revenue, profit }) => ({
        day,
        quotations: Number(quotations),
        accepted: Number(accepted),
        revenueUsd: revenue,
        profitUsd: profit,
      })),
    };
  });
}
