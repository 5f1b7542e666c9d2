import { KEY_TYPES, LOSS_CAUSES, ROLES } from "@kilolane/domain";
import { z } from "zod";
import { CLIENT_SIDE, FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { amount, calendarDate, oneOf } from "../values.ts";

/*
 * A forwarder's figures. Days are UTC and count by when a quotation was created, as the list's filter does, so that
 * each figure opens the list of what it counts. Money is in dollars by the exchange rate of each quotation's pricing
 * date (pricing rules §6); revenue and profit are those of accepted quotations. An agent who sees only the own
 * quotations gets the figures of those.
 */

/** Most days that a period may be long. */
export const MOST_STATISTICS_DAYS = 1096;

const DAY_MS = 86_400_000;

/** Both days counted; without them the last 30 days. */
const period = z.object({ from: calendarDate.optional(), to: calendarDate.optional() });

function checkPeriod({ from, to }: z.output<typeof period>, context: z.RefinementCtx): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (from === undefined || to === undefined) return;
  if (to < from) refuse("to", "before-start");
  else if (Date.parse(to) - Date.parse(from) >= MOST_STATISTICS_DAYS * DAY_MS) refuse("from", "range");
}

/** What quotations of a group came to. */
const result = z.object({
  quotations: z.number(),
  accepted: z.number(),
  rejected: z.number(),
  revenueUsd: amount,
  profitUsd: amount,
  /** profit ÷ revenue in per cent, one decimal; null without revenue */
  marginPercent: z.string().nullable(),
  /** accepted ÷ (accepted + rejected) in per cent, one decimal; null while nothing is decided */
  winPercent: z.string().nullable(),
});
export type QuotationResult = z.output<typeof result>;

const periodResult = result.extend({
  sent: z.number(),
  /** median from saving to sending, in minutes; null while nothing was sent */
  minutesToSend: z.number().nullable(),
});
export type PeriodResult = z.output<typeof periodResult>;

/** What every call about figures of a period has. */
export const periodCall = {
  area: "statistics",
  method: "GET",
  roles: FORWARDER_DESK,
  scope: "company",
  query: period.superRefine(checkPeriod),
  errors: [],
} as const;

export const countUsersByRole = defineEndpoint({
  ...periodCall,
  name: "countUsersByRole",
  summary: "People of the company by role, and how many of them are not suspended",
  path: "/ffcompany-statistics/user-count",
  query: z.object({}),
  response: z.object({
    total: z.number(),
    roles: z.array(z.object({ role: z.enum(ROLES), users: z.number(), active: z.number() })),
  }),
});

export const getQuotationRevenue = defineEndpoint({
  ...periodCall,
  name: "getQuotationRevenue",
  summary: "Quotations, revenue and profit of a period, by day, beside the period before of the same length",
  path: "/ffcompany-statistics/quotation-quote-revenue",
  response: z.object({
    from: z.string(),
    to: z.string(),
    beforeFrom: z.string(),
    beforeTo: z.string(),
    current: periodResult,
    before: periodResult,
    /** days without a quotation are left out */
    perDay: z.array(
      z.object({
        day: z.string(),
        quotations: z.number(),
        accepted: z.number(),
        revenueUsd: amount,
        profitUsd: amount,
      }),
    ),
  }),
});

export const listTopDestinations = defineEndpoint({
  ...periodCall,
  name: "listTopDestinations",
  summary: "The ten destination airports with the most quotations",
  path: "/ffcompany-statistics/top-airport/to-station",
  response: z.object({
    airports: z.array(result.extend({ airport: z.string(), city: z.string(), country: z.string() })),
  }),
});

export const countQuotationsByUser = defineEndpoint({
  ...periodCall,
  name: "countQuotationsByUser",
  summary: "Quotations by the person who owns them and by their status now",
  path: "/ffcompany-statistics/quotation-count/group-by-user",
  response: z.object({
    users: z.array(
      z.object({
        userId: z.string(),
        name: z.string(),
        quotations: z.number(),
        byStatus: z.record(z.string(), z.number()),
      }),
    ),
  }),
});

/** What the top users are ranked by. */
export const TOP_USER_METRICS = ["quotations", "accepted", "revenue", "profit", "margin", "won"] as const;
export type TopUserMetric = (typeof TOP_USER_METRICS)[number];

export const listTopUsers = defineEndpoint({
  ...periodCall,
  name: "listTopUsers",
  summary: "The ten people who come first by a metric; those without a figure for it last",
  path: "/ffcompany-statistics/top-user-by-quote",
  query: period.extend({ metric: oneOf(TOP_USER_METRICS).default("quotations") }).superRefine(checkPeriod),
  response: z.object({
    metric: oneOf(TOP_USER_METRICS),
    users: z.array(result.extend({ userId: z.string(), name: z.string() })),
  }),
});

export const countKeysByType = defineEndpoint({
  ...periodCall,
  name: "countKeysByType",
  summary: "Licence keys of the company by type and state now",
  path: "/ffcompany-statistics/user-key/count-chart",
  query: z.object({}),
  response: z.object({
    types: z.array(
      z.object({
        type: z.enum(KEY_TYPES),
        keys: z.number(),
        /** opened a seat and still valid */
        used: z.number(),
        /** mailed to somebody who has not used it yet */
        assigned: z.number(),
        free: z.number(),
        suspended: z.number(),
        expired: z.number(),
      }),
    ),
  }),
});

/** What accepted quotations are grouped by. */
export const MARGIN_GROUPS = ["client", "lane", "airline"] as const;
export type MarginGroup = (typeof MARGIN_GROUPS)[number];

/** An airport on a map: degrees, north and east positive. */
const place = z.object({ city: z.string(), latitude: z.number(), longitude: z.number() });

export const listQuotationMargins = defineEndpoint({
  ...periodCall,
  name: "listQuotationMargins",
  summary: "Revenue, profit and margin by client, lane or airline, the forty with the most revenue",
  path: "/quotation-margins",
  query: period.extend({ by: oneOf(MARGIN_GROUPS) }).superRefine(checkPeriod),
  response: z.object({
    groups: z.array(
      result.extend({
        /** company of the inquirer, `ORD-FRA`, or the name of an airline; empty without one */
        name: z.string(),
        inquirerId: z.string().nullable(),
        airlineId: z.number().nullable(),
        /** where a lane begins and ends; null for the others, or when an airport is not known any more */
        places: z.object({ from: place, to: place }).nullable(),
      }),
    ),
  }),
});

export const listQuotationLosses = defineEndpoint({
  ...periodCall,
  name: "listQuotationLosses",
  summary: "Why quotations were rejected, in the words of those who did, the most frequent first",
  path: "/quotation-losses",
  response: z.object({
    rejected: z.number(),
    /** what they would have sold for */
    lostUsd: amount,
    /** an empty reason: none was given */
    reasons: z.array(z.object({ reason: z.string(), quotations: z.number(), lostUsd: amount })),
    /** null: none was named */
    causes: z.array(
      z.object({ cause: z.enum(LOSS_CAUSES).nullable(), quotations: z.number(), lostUsd: amount }),
    ),
    /** those whose client named a price that it got elsewhere */
    compared: z.object({
      quotations: z.number(),
      /** how far ours was above the other price, the median in per cent with one decimal; negative below it */
      medianPercent: z.string().nullable(),
      /** what all of them were above the other prices together */
      aboveUsd: amount,
      /** the newest */
      rows: z.array(
        z.object({
          quotationId: z.string(),
          number: z.string(),
          client: z.string(),
          currency: z.string(),
          /** the cheapest option that was offered, and what the client pays elsewhere */
          ourPrice: amount,
          otherPrice: amount,
          abovePercent: z.string().nullable(),
        }),
      ),
    }),
  }),
});

/** What quotations that were sent to a client or shipper came to. */
const spend = z.object({
  quotations: z.number(),
  accepted: z.number(),
  /** rejected, cancelled or expired */
  ended: z.number(),
  spentUsd: amount,
});
const periodSpend = spend.extend({
  /** median from asking a forwarder to being sent its quotation; null while none was asked */
  minutesToAnswer: z.number().nullable(),
  /** median from being sent a quotation to deciding it */
  minutesToDecide: z.number().nullable(),
});
export type PeriodSpend = z.output<typeof periodSpend>;

export const getClientSpend = defineEndpoint({
  ...periodCall,
  name: "getClientSpend",
  summary: "What was sent to the caller in a period, by day, lane and forwarder, beside the period before",
  path: "/client-statistics",
  roles: CLIENT_SIDE,
  response: z.object({
    from: z.string(),
    to: z.string(),
    beforeFrom: z.string(),
    beforeTo: z.string(),
    current: periodSpend,
    before: periodSpend,
    /** days without a quotation are left out */
    perDay: z.array(spend.extend({ day: z.string() })),
    /** the forty with the most quotations */
    lanes: z.array(spend.extend({ fromAirport: z.string(), toAirport: z.string() })),
    forwarders: z.array(
      spend.extend({
        id: z.string(),
        name: z.string(),
        minutesToAnswer: z.number().nullable(),
      }),
    ),
  }),
});
