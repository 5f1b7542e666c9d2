import type { EndpointOutput, getClientSpend, PeriodSpend } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { reachOf } from "../quotation/client/reader.ts";
import { type AskedPeriod, comparedPeriodsIn } from "./period.ts";
import {
  findSpendDays,
  findSpendForwarders,
  findSpendLanes,
  getSpendResult,
  type SpendRow,
} from "./spend-reads.ts";

/** Lanes and forwarders that are answered at most. */
const MOST_GROUPS = 40;

const minutesOf = (seconds: number | null) => (seconds === null ? null : Math.round(seconds / 60));

function presentSpend({ quotations, accepted, ended, spent }: SpendRow) {
  return {
    quotations: Number(quotations),
    accepted: Number(accepted),
    ended: Number(ended),
    spentUsd: spent,
  };
}

function presentPeriodSpend(row: Awaited<ReturnType<typeof getSpendResult>>): PeriodSpend {
  return {
    ...presentSpend(row),
    minutesToAnswer: minutesOf(row.seconds_to_answer),
    minutesToDecide: minutesOf(row.seconds_to_decide),
  };
}

/** What was sent to the caller in a period came to; the last 30 days unless the caller says otherwise. */
export function getSpend(
  scope: CompanyScope,
  asked: AskedPeriod,
): Promise<EndpointOutput<typeof getClientSpend>> {
  return withTransaction(reachOf(scope), async (tx) => {
    const { period, before, shown } = comparedPeriodsIn(tx, asked);
    const days = await findSpendDays(tx, scope, period);
    const lanes = await findSpendLanes(tx, scope, period, MOST_GROUPS);
    const forwarders = await findSpendForwarders(tx, scope, period, MOST_GROUPS);
    return {
      ...shown,
      current: presentPeriodSpend(await getSpendResult(tx, scope, period)),
      before: presentPeriodSpend(await getSpendResult(tx, scope, before)),
      perDay: days.map((row) => ({ ...presentSpend(row), day: row.day })),
      lanes: lanes.map((row) => ({ ...presentSpend(row), fromAirport: row.from, toAirport: row.to })),
      forwarders: forwarders.map((row) => ({
        ...presentSpend(row),
        id: row.id,
        name: row.name,
        minutesToAnswer: minutesOf(row.seconds_to_answer),
      })),
    };
  });
}
