import { AIRCRAFT_KINDS, RATE_TYPES } from "@kilolane/domain";
import { z } from "zod";
import { FORWARDER_DESK, RATE_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { firstPrices } from "./first-prices.ts";
import { specialRatesView } from "./special-rates.ts";
import {
  rateBandView,
  rateChange,
  rateForm,
  rateSurchargeView,
  rateVersion,
  sharedRateChange,
} from "./rate-form.ts";
import { airlineId, id, instant, jsonQuery, page, pageSize, queryVersion, text } from "../values.ts";

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
const listedRate = rateRow.extend({ prices: firstPrices.nullable() });
export type RateRow = z.output<typeof listedRate>;

/** A finding of the check: `error` keeps it from being published, `warning` is shown and stored as typed. */
const finding = z.object({
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

const laneView = z.object({
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
const rateWithDraft = rateDetail.extend({ draft: rateDetail.nullable() });
/** What a save answers: the rate and what the check says about it. */
const savedRate = z.object({ rate: rateWithDraft, findings: z.array(finding) });

export const rateFilter = z.object({
  /** airline's IATA code or name, provider, forwarder */
  search: text(120).optional(),
  state: z.array(z.enum(RATE_STATES)).max(4).optional(),
  badge: z.enum(RATE_BADGES).optional(),
  rateType: z.array(z.enum(RATE_TYPES)).max(5).optional(),
  airlineId: airlineId.optional(),
  /** `data-entry`: of airlines without people of their own */
  keptBy: z.enum(["data-entry", "company"]).optional(),
  forwarderId: id.optional(),
  from: z.string().max(3).optional(),
  to: z.string().max(3).optional(),
  goods: text(40).optional(),
});
export const rateSort = z.object({
  field: z.enum(["updatedAt", "startDate", "expiryDate", "laneCount", "rateType", "airline"]),
  direction: z.enum(["asc", "desc"]).default("desc"),
});
export const rateListQuery = z.object({
  page: page.default(1),
  size: pageSize.default(25),
  filter: jsonQuery(rateFilter.optional()).optional(),
  sort: jsonQuery(rateSort.optional()).optional(),
});
const ratePage = z.object({
  content: z.array(listedRate),
  page: z.number(),
  size: z.number(),
  total: z.number(),
  /** rates that match in each state, whatever states the filter names: the figures on the tabs */
  counts: z.object({ draft: z.number(), live: z.number(), expired: z.number(), ended: z.number() }),
});

const byId = z.object({ id });
const desk = { area: "rate", roles: RATE_DESK, scope: "company", errors: [] } as const;

export const listRates = defineEndpoint({
  ...desk,
  name: "listRates",
  summary: "Rates that the caller keeps: drafts and live ones unless the filter says otherwise",
  method: "GET",
  path: "/rates",
  query: rateListQuery,
  response: ratePage,
});
export const getRate = defineEndpoint({
  ...desk,
  name: "getRate",
  summary: "One rate with the change that waits to be published",
  method: "GET",
  path: "/rates/:id",
  params: byId,
  response: rateWithDraft,
  errors: ["not-found"],
});
export const listRateLanes = defineEndpoint({
  ...desk,
  name: "listRateLanes",
  summary: "Lanes of a rate with their prices, in lane order",
  method: "GET",
  path: "/rates/:id/lanes",
  params: byId,
  query: z.object({
    page: page.default(1),
    size: pageSize.default(100),
    from: z.string().max(3).default(""),
    to: z.string().max(3).default(""),
  }),
  response: z.object({ content: z.array(laneView), total: z.number() }),
  errors: ["not-found"],
});
export const createRate = defineEndpoint({
  ...desk,
  name: "createRate",
  summary: "Stores a new rate as a draft",
  method: "POST",
  path: "/rates",
  body: rateForm,
  response: savedRate,
  errors: ["not-found", "airline-missing"],
});
export const updateRate = defineEndpoint({
  ...desk,
  name: "updateRate",
  summary: "Stores a change as the rate's draft; what is published stays until the draft is",
  method: "PUT",
  path: "/rates/:id/draft",
  params: byId,
  body: rateChange,
  response: savedRate,
  errors: ["not-found", "version-conflict", "state-conflict"],
});
export const updateSharedTerms = defineEndpoint({
  ...updateRate,
  name: "updateSharedTerms",
  summary: "Changes what all lanes share, as a draft; every lane keeps its prices",
  path: "/rates/:id/shared-terms",
  body: sharedRateChange,
});
export const checkRate = defineEndpoint({
  ...desk,
  name: "checkRate",
  summary: "What is wrong or remarkable about a rate as typed, other live rates included; nothing is stored",
  method: "POST",
  path: "/rate-checks",
  /** `rate`: the one that is being changed */
  body: z.object({ rate: rateForm, id: id.optional() }),
  response: z.object({ isPublishable: z.boolean(), findings: z.array(finding) }),
  errors: ["not-found", "airline-missing"],
});
const versionBody = z.object({ version: rateVersion });
export const publishRate = defineEndpoint({
  ...updateRate,
  name: "publishRate",
  summary: "Puts the draft live in place of what was published; prices change at once",
  method: "POST",
  path: "/rates/:id/publication",
  body: versionBody,
  errors: ["not-found", "version-conflict", "state-conflict", "rates-changed"],
});
export const discardRate = defineEndpoint({
  ...desk,
  name: "discardRate",
  summary: "Throws the draft away",
  method: "DELETE",
  path: "/rates/:id/draft",
  params: byId,
  query: z.object({ version: queryVersion }),
  response: z.object({ id: z.string() }),
  errors: publishRate.errors,
});
export const endRate = defineEndpoint({
  ...publishRate,
  name: "endRate",
  summary: "Takes a published rate out of force at once",
  path: "/rates/:id/withdrawal",
});
export const copyRate = defineEndpoint({
  ...desk,
  name: "copyRate",
  summary: "A new draft with everything the rate says",
  method: "POST",
  path: "/rates/:id/copies",
  params: byId,
  response: savedRate,
  errors: ["not-found"],
});

/** The forwarder's view: published rates of everybody, its own contract, spot and manual ones. */
export const listForwarderRates = defineEndpoint({
  ...listRates,
  name: "listForwarderRates",
  summary: "Live rates that the forwarder may price with, its own among them",
  path: "/available-rates",
  roles: FORWARDER_DESK,
});
export const getForwarderRate = defineEndpoint({
  ...getRate,
  name: "getForwarderRate",
  summary: "One rate that the forwarder may price with",
  path: "/available-rates/:id",
  roles: FORWARDER_DESK,
});
export const listForwarderRateLanes = defineEndpoint({
  ...listRateLanes,
  name: "listForwarderRateLanes",
  summary: "Lanes of a rate that the forwarder may price with",
  path: "/available-rates/:id/lanes",
  roles: FORWARDER_DESK,
});
