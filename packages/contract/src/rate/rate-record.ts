import { AIRCRAFT_KINDS, RATE_TYPES } from "@kilolane/domain";
import { z } from "zod";
import { firstPrices } from "./first-prices.ts";
import { specialRatesView } from "./special-rates.ts";
import { rateBandView, rateSurchargeView } from "./rate-form.ts";
import { instant } from "../values.ts";

/**
 * `draft`: nobody prices with it yet. `live`: published and valid today or later. `expired`: its last day has passed.
 * `ended`: taken back, or rolled back.
 */
export const RATE_STATES = ["draft", "live", "expired", "ended"] as const;
export type RateState = (typeof RATE_STATES)[number];

/** What to look at, beside the state: not valid yet, published in the last 7 days, ends within 5 days, has a draft. */
export const RATE_BADGES = ["future", "new", "expiring", "expired", "changed"] as const;
export type RateBadge = (typeof RATE_BADGES)[number];

const airlineRef = z.object({ id: z.number(), iata: z.string().nullable(), name: z.string() });
const forwarderRef = z.object({ id: z.string(), name: z.string() });

/** A rate in a list. `id` stays the same through every edit; `version` is that of its newest state. */
const rateRow = z.object({
  id: z.string(),
  version: z.number(),
  state: z.enum(RATE_STATES),
  badges: z.array(z.enum(RATE_BADGES)),
  airline: airlineRef,
  rateType: z.enum(RATE_TYPES),
  /** contract, spot and manual rates: whose */
  freightForwarder: forwarderRef.nullable(),
  isManual: z.boolean(),
  isDemonstration: z.boolean(),
  typeOfGoods: z.string(),
  aircraft: z.enum(AIRCRAFT_KINDS),
  currency: z.string(),
  weightUnit: z.enum(["kg", "lb"]),
  laneCount: z.number(),
  /** the first lane in lane order; null while there is none */
  firstLane: z.object({ fromStation: z.string(), toStation: z.string() }).nullable(),
  startDate: z.string(),
  expiryDate: z.string(),
  provider: z.string(),
  updatedAt: instant,
  updatedBy: z.string().nullable(),
});
export const listedRate = rateRow.extend({
  prices: firstPrices.nullable(),
  /** when the rate was first stored, whatever was changed since */
  addedAt: instant,
});
export type RateRow = z.output<typeof listedRate>;

/** A finding of the check: `error` keeps it from being published, `warning` is shown and stored as typed. */
export const finding = z.object({
  severity: z.enum(["error", "warning"]),
  /** of bands: overlap, inverted, gap, order, dearer; of other live rates: rate-overlap, rate-contradiction; expired */
  code: z.string(),
  field: z.string(),
  message: z.string(),
  /** the other rate, where there is one */
  rateId: z.string().nullable(),
  lane: z.object({ fromStation: z.string(), toStation: z.string() }).nullable(),
});
export type RateFinding = z.output<typeof finding>;

export const laneView = z.object({
  fromStation: z.string(),
  toStation: z.string(),
  minCharges: z.string(),
  basicCharge: z.string(),
  startDate: z.string(),
  expiryDate: z.string(),
  bands: z.array(z.object({ lowerRange: z.string(), perUnitCharge: z.string() })),
});
export type RateLaneView = z.output<typeof laneView>;

/** A rate in full: its live state, or its draft when it has never been published. */
export const rateDetail = rateRow.extend({
  requestId: z.string().nullable(),
  fromStations: z.array(z.string()),
  toStation: z.array(z.string()),
  /** every pair of the stations is served at the same prices: `perUnitCharges` says all; else see the lanes */
  isUniform: z.boolean(),
  /** all lanes have the same weight bands, dates and basic charge: one form can say them; else change the shared terms */
  hasCommonBands: z.boolean(),
  /** all lanes when they are not uniform and at most 500; more come by `/rates/:id/lanes` */
  lanes: z.array(laneView),
  /** null: the usual one of the units in use */
  divisor: z.number().nullable(),
  weightStep: z.string().nullable(),
  /** days in transit; null: not known */
  timeDuration: z.number().nullable(),
  cutOff: z.string().nullable(),
  /** `LH8161 21:30-10:45+1`; null: none stated */
  flights: z.string().nullable(),
  daysOfOperation: z.string(),
  minCharges: z.string(),
  basicCharge: z.string(),
  eawbFee: z.string(),
  mawbFee: z.string(),
  hawbFee: z.string(),
  unNumberFee: z.string(),
  additionalUnNumberFee: z.string(),
  unNumbersIncluded: z.number(),
  gracePeriod: z.number(),
  allowNextBreak: z.boolean(),
  surchargeOnRatedWeight: z.boolean(),
  shipperTypes: z.array(z.string()),
  minimumWeight: z.string().nullable(),
  maximumWeight: z.string().nullable(),
  minimumDensityKgPerM3: z.string().nullable(),
  ...specialRatesView,
  /** of the first lane when the lanes differ */
  perUnitCharges: z.array(rateBandView),
  airlineSurcharges: z.array(rateSurchargeView),
  publishedAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  mayEdit: z.boolean(),
});
export type RateDetail = z.output<typeof rateDetail>;

/** The rate as it is priced with, and the change that waits to be published. */
export const rateWithDraft = rateDetail.extend({ draft: rateDetail.nullable() });
/** What a save answers: the rate and what the check says about it. */
export const savedRate = z.object({ rate: rateWithDraft, findings: z.array(finding) });
