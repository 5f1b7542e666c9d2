import { RATE_TYPES } from "@kilolane/domain";
import { z } from "zod";
import { FORWARDER_DESK, RATE_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { rateChange, rateForm, sharedRateChange } from "./rate-form.ts";
import {
  finding,
  laneView,
  listedRate,
  rateWithDraft,
  savedRate,
  RATE_STATES,
  RATE_BADGES,
} from "./rate-record.ts";
import {
  airlineId,
  calendarDate,
  id,
  jsonQuery,
  page,
  pageSize,
  queryVersion,
  seenVersion,
  text,
} from "../values.ts";

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
  /** days on which the rate was first stored, both included, in UTC */
  addedFrom: calendarDate.optional(),
  addedUntil: calendarDate.optional(),
});
export const rateSort = z.object({
  field: z.enum(["updatedAt", "addedAt", "startDate", "expiryDate", "laneCount", "rateType", "airline"]),
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
const versionBody = z.object({ version: seenVersion });
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
