import { QUOTATION_STATUSES } from "../quotation/quotation-detail.ts";
import { z } from "zod";
import { OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  airlineId,
  amount,
  calendarDate,
  id,
  instant,
  oneOf,
  optionalAirport,
  pageInput,
  sheetFormat,
  text,
} from "../values.ts";

/*
 * Quotations of all companies, for the operator: what was asked, sold and decided. What a company paid, earned, or whom
 * it quoted for is the company's own and is not here (decision "the operator sees sales, not costs").
 */

const STATUS_FILTERS = ["all", ...QUOTATION_STATUSES] as const;
export const ANALYSED_KINDS = ["all", "regular", "manual"] as const;

const analysedQuotation = z.object({
  id: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  number: z.string(),
  version: z.number(),
  status: z.enum(QUOTATION_STATUSES),
  isManual: z.boolean(),
  from: z.string(),
  to: z.string(),
  goodsType: z.string(),
  /** empty where no airline is known */
  airline: z.string(),
  chargeableWeightKg: z.string(),
  currency: z.string(),
  sellTotal: amount,
  sellTotalUsd: amount,
  createdAt: instant,
  sentAt: instant.nullable(),
  decidedAt: instant.nullable(),
  validUntil: z.string(),
});
export type AnalysedQuotation = z.output<typeof analysedQuotation>;

/** UTC days of creation, both counted; without them every day. */
const filter = {
  /** the beginning of a quotation's number */
  search: text(40).default(""),
  companyId: z.union([z.literal(""), id], "unknown").default(""),
  airlineId: z.union([z.literal(""), airlineId], "unknown").default(""),
  origin: optionalAirport.default(""),
  destination: optionalAirport.default(""),
  status: oneOf(STATUS_FILTERS).default("all"),
  kind: oneOf(ANALYSED_KINDS).default("all"),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
};

const operator = { area: "quote-analysis", roles: OPERATOR, scope: "platform", method: "GET" } as const;

export const listAnalysedQuotations = defineEndpoint({
  ...operator,
  name: "listAnalysedQuotations",
  summary: "Quotations of all companies, the newest first, with the sums of what is filtered",
  path: "/operator/quotations",
  query: z.object({ ...filter, ...pageInput }),
  response: z.object({
    content: z.array(analysedQuotation),
    total: z.number(),
    /** of all that is filtered, not of the page */
    accepted: z.number(),
    acceptedUsd: amount,
  }),
  errors: [],
});
export const exportAnalysedQuotations = defineEndpoint({
  ...operator,
  name: "exportAnalysedQuotations",
  summary: "The filtered quotations of all companies as a file; audited",
  path: "/operator/quotations/export",
  query: z.object({ ...filter, format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: [],
});
export const getAnalysedQuotation = defineEndpoint({
  ...operator,
  name: "getAnalysedQuotation",
  summary: "One quotation of a company with its course, without what the company keeps to itself; audited",
  path: "/operator/companies/:companyId/quotations/:id",
  params: z.object({ companyId: id, id }),
  response: analysedQuotation.extend({
    grossWeightKg: z.string(),
    readyDate: z.string(),
    language: z.string(),
    events: z.array(z.object({ kind: z.string(), version: z.number(), at: instant })),
  }),
  errors: ["not-found"],
});
