import { RATE_TYPES } from "@kilolane/domain";
import { z } from "zod";
import { FORWARDER_DESK, RATE_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { airlineId, calendarDate, id, instant, page, pageSize } from "../values.ts";

/** A publication in the history list: who changed how many rates, when. */
const historyRow = z.object({
  setId: z.number(),
  state: z.enum(["live", "superseded", "rolled-back"]),
  /** `editor`, `import`, `demonstration` … */
  source: z.string(),
  airline: z.object({ id: z.number(), iata: z.string().nullable(), name: z.string() }),
  publishedAt: instant,
  publishedBy: z.string().nullable(),
  addedRates: z.number(),
  endedRates: z.number(),
  /** lanes added, changed and ended, as the check of an import counted them; null: no import, or nothing differed */
  lanes: z.object({ added: z.number(), changed: z.number(), ended: z.number() }).nullable(),
  /** the rates it touched, five at most */
  rates: z.array(
    z.object({
      id: z.string(),
      rateType: z.enum(RATE_TYPES),
      fromStation: z.string().nullable(),
      toStation: z.string().nullable(),
      laneCount: z.number(),
    }),
  ),
});
export type RateHistoryRow = z.output<typeof historyRow>;

/** A field that differs: the wire name (`eawbFee`, `airlineSurcharges.Fuel.additionSuchargeValue`) and both values. */
const fieldDifference = z.object({
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
const lanePrices = z.object({
  minCharges: z.string(),
  basicCharge: z.string(),
  startDate: z.string(),
  expiryDate: z.string(),
  bands: z.array(z.object({ lowerRange: z.string(), perUnitCharge: z.string() })),
});
/** A state of a rate and what it changed; the first one changed nothing. */
const historyEntry = z.object({
  version: z.number(),
  setId: z.number(),
  state: z.enum(["draft", "live", "superseded", "rolled-back"]),
  source: z.string(),
  /** what its amounts and weights are in */
  currency: z.string(),
  weightUnit: z.enum(["kg", "lb"]),
  savedAt: instant,
  savedBy: z.string().nullable(),
  publishedAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  endedAt: instant.nullable(),
  endedBy: z.string().nullable(),
  differences: z.array(fieldDifference),
  /** lanes that were added, removed or repriced: all counted, the first 100 shown */
  laneChanges: z.object({
    added: z.number(),
    removed: z.number(),
    changed: z.number(),
    examples: z.array(
      z.object({
        fromStation: z.string(),
        toStation: z.string(),
        before: lanePrices.nullable(),
        after: lanePrices.nullable(),
      }),
    ),
  }),
});
export type RateHistoryEntry = z.output<typeof historyEntry>;

export const listRateHistory = defineEndpoint({
  name: "listRateHistory",
  area: "rate",
  summary: "Publications of the airlines whose rates the caller keeps, the newest first",
  method: "GET",
  path: "/rate-publications",
  roles: RATE_DESK,
  scope: "company",
  query: z.object({ airlineId: airlineId.optional(), page: page.default(1), size: pageSize.default(25) }),
  response: z.object({ content: z.array(historyRow), total: z.number(), isMore: z.boolean() }),
  errors: ["not-found"],
});
export const getRateHistory = defineEndpoint({
  name: "getRateHistory",
  area: "rate",
  summary: "Every state of a rate with what changed, by whom and when; the newest first",
  method: "GET",
  path: "/rates/:id/history",
  roles: RATE_DESK,
  scope: "company",
  params: z.object({ id }),
  response: z.object({
    id: z.string(),
    rateType: z.enum(RATE_TYPES),
    /** the lane that it is known by, as it is now */
    lane: z.object({ fromStation: z.string(), toStation: z.string() }).nullable(),
    laneCount: z.number(),
    content: z.array(historyEntry),
  }),
  errors: ["not-found"],
});
export const getManualRateHistory = defineEndpoint({
  ...getRateHistory,
  name: "getManualRateHistory",
  summary: "Every state of one of the forwarder's own rates",
  path: "/manual-rates/:id/history",
  roles: FORWARDER_DESK,
});

/** What data entry has done: rates stored per day and airline, and mistakes that the check named in them. */
const statistics = z.object({
  from: calendarDate,
  to: calendarDate,
  entries: z.number(),
  published: z.number(),
  errorsFound: z.number(),
  perDay: z.array(z.object({ day: calendarDate, entries: z.number(), errorsFound: z.number() })),
  perAirline: z.array(
    z.object({
      airlineId: z.number(),
      iata: z.string().nullable(),
      name: z.string(),
      entries: z.number(),
      published: z.number(),
      errorsFound: z.number(),
    }),
  ),
});
export const getEntryStatistics = defineEndpoint({
  name: "getEntryStatistics",
  area: "rate",
  summary: "The caller's own entries per day and airline, with the mistakes found; 366 days at most",
  method: "GET",
  path: "/rate-entry-statistics",
  roles: RATE_DESK,
  scope: "company",
  query: z.object({ from: calendarDate.optional(), to: calendarDate.optional() }),
  response: statistics,
  errors: [],
});
