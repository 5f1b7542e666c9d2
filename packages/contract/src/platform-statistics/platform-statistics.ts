import { KEY_TYPES, ROLES } from "@kilolane/domain";
import { z } from "zod";
import { OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { ADDON_STATES, SUBSCRIPTION_STATES } from "../subscription/subscription.ts";
import { amount, calendarDate } from "../values.ts";

/*
 * The operator's figures over all companies. Days are UTC and count by when a quotation was created, so that each
 * figure opens the list of what it counts (quote analysis). Sales only, no costs (decision "the operator sees sales,
 * not costs").
 */

const sums = z.object({
  quotations: z.number(),
  accepted: z.number(),
  rejected: z.number(),
  /** what accepted quotations sold for, in dollars of each pricing date */
  acceptedUsd: amount,
});
export type PlatformSums = z.output<typeof sums>;
const periodSums = sums.extend({
  /** companies with at least one quotation */
  companies: z.number(),
});

const MOST_DAYS = 1096;
const DAY_MS = 86_400_000;
/** Both days counted. */
const period = z.object({ from: calendarDate, to: calendarDate }).superRefine(({ from, to }, context) => {
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: "custom", path: [path], message });
  if (to < from) refuse("to", "before-start");
  else if (Date.parse(to) - Date.parse(from) >= MOST_DAYS * DAY_MS) refuse("from", "range");
});

const operator = { area: "platform-statistics", roles: OPERATOR, scope: "platform", method: "GET" } as const;

export const getPlatformQuotations = defineEndpoint({
  ...operator,
  name: "getPlatformQuotations",
  summary:
    "Quotations of all companies in a period, by day, company, lane and airline, beside the period before",
  path: "/operator/statistics/quotations",
  query: period,
  response: z.object({
    from: z.string(),
    to: z.string(),
    beforeFrom: z.string(),
    beforeTo: z.string(),
    current: periodSums,
    before: periodSums,
    /** days with at least one */
    perDay: z.array(sums.extend({ day: z.string() })),
    companies: z.array(sums.extend({ companyId: z.string(), name: z.string() })),
    lanes: z.array(sums.extend({ origin: z.string(), destination: z.string() })),
    airlines: z.array(sums.extend({ airlineId: z.number(), name: z.string() })),
  }),
  errors: [],
});
export const getPlatformAccounts = defineEndpoint({
  ...operator,
  name: "getPlatformAccounts",
  summary: "Companies by kind and people by role, now",
  path: "/operator/statistics/accounts",
  response: z.object({
    companies: z.array(
      z.object({ kind: z.string(), companies: z.number(), active: z.number(), waiting: z.number() }),
    ),
    people: z.array(z.object({ role: z.enum(ROLES), people: z.number(), active: z.number() })),
  }),
  errors: [],
});
export const getPlatformLicences = defineEndpoint({
  ...operator,
  name: "getPlatformLicences",
  summary: "Licence keys of all companies by type and state now, and how many of those in use end soon",
  path: "/operator/statistics/licences",
  response: z.object({
    types: z.array(
      z.object({
        type: z.enum(KEY_TYPES),
        keys: z.number(),
        used: z.number(),
        assigned: z.number(),
        free: z.number(),
        suspended: z.number(),
        expired: z.number(),
        /** of those in use: ends within so many days */
        endsIn30: z.number(),
        endsIn7: z.number(),
        endsIn1: z.number(),
      }),
    ),
  }),
  errors: [],
});

/** Money of one currency; different ones are never added. */
const money = z.object({
  currency: z.string(),
  payments: z.number(),
  /** what payers paid, with tax */
  received: amount,
  /** what was given back */
  refunded: amount,
});
export type PlatformMoney = z.output<typeof money>;

export const getPlatformBilling = defineEndpoint({
  ...operator,
  name: "getPlatformBilling",
  summary: "Money of a period by currency and month, subscriptions now, and add-ons asked for in the period",
  path: "/operator/statistics/billing",
  query: period,
  response: z.object({
    from: z.string(),
    to: z.string(),
    beforeFrom: z.string(),
    beforeTo: z.string(),
    /** a currency with money in the period or in the days before */
    money: z.array(money.extend({ formerReceived: amount })),
    months: z.array(money.extend({ month: z.string() })),
    /** forwarders that are approved; `none`: never asked to pay */
    states: z.array(z.object({ state: z.enum(SUBSCRIPTION_STATES), companies: z.number() })),
    packages: z.array(
      z.object({ packageId: z.string(), name: z.string(), companies: z.number(), keys: z.number() }),
    ),
    addons: z.array(z.object({ state: z.enum(ADDON_STATES), requests: z.number(), keys: z.number() })),
  }),
  errors: [],
});
