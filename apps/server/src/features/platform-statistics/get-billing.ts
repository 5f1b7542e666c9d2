import {
  ADDON_STATES,
  type EndpointOutput,
  type EndpointParsed,
  type getPlatformBilling,
  type PlatformMoney,
  SUBSCRIPTION_STATES,
} from "@kilolane/contract";
import { decimalOfMinor, parseCalendarDate } from "@kilolane/domain";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { periodBefore } from "../statistics/period.ts";
import {
  countAddons,
  countPackages,
  countSubscriptions,
  findMoney,
  findMonthMoney,
  type MoneyRow,
} from "./billing-reads.ts";

/** Money of a period beside as many days before, subscriptions now, and add-ons asked for in the period. */
export function getBilling(
  scope: PlatformScope,
  asked: EndpointParsed<typeof getPlatformBilling>["query"],
): Promise<EndpointOutput<typeof getPlatformBilling>> {
  const period = { from: parseCalendarDate(asked.from), to: parseCalendarDate(asked.to) };
  const before = periodBefore(period);
  return withTransaction(scope, async (tx) => {
    const money = await findMoney(tx, period);
    const former = await findMoney(tx, before);
    const months = await findMonthMoney(tx, period);
    const states = await countSubscriptions(tx);
    const packages = await countPackages(tx);
    const addons = await countAddons(tx, period);
    return {
      ...period,
      beforeFrom: before.from,
      beforeTo: before.to,
      money: besideFormer(money, former),
      months: months.map(({ month, ...row }) => ({ ...presentMoney(row), month })),
      states: SUBSCRIPTION_STATES.map((state) => ({
        state,
        companies: states.find((row) => row.state === state)?.companies ?? 0,
      })),
      packages: packages.map(({ id, ...row }) => ({ ...row, packageId: id })),
      addons: ADDON_STATES.map((state) => {
        const row = addons.find((one) => one.state === state);
        return { state, requests: row?.requests ?? 0, keys: row?.keys ?? 0 };
      }),
    };
  });
}

function presentMoney({ currency, payments, received, refunded }: MoneyRow): PlatformMoney {
  return {
    currency,
    payments,
    received: decimalOfMinor(received, currency),
    refunded: decimalOfMinor(refunded, currency),
  };
}

/** Each currency that either period has, with what the former one received. */
function besideFormer(money: readonly MoneyRow[], former: readonly MoneyRow[]) {
  const currencies = [...new Set([...money, ...former].map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const of = (rows: readonly MoneyRow[]) =>
      rows.find((row) => row.currency === currency) ?? { currency, payments: 0, received: 0, refunded: 0 };
    return {
      ...presentMoney(of(money)),
      formerReceived: decimalOfMinor(of(former).received, currency),
    };
  });
}
