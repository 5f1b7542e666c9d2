import { z } from "zod";
import { CLIENT_SIDE, FORWARDER_DESK, FORWARDER_SIDE } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { QUOTATION_STATUSES, QUOTATION_TYPES } from "./quotation-detail.ts";
import { airlineId, amount, id, instant, jsonQuery, page, pageSize, text } from "../values.ts";

/** A row of any list of quotations. Buy figures are absent, and so are days of grace. */
const listRow = z.object({
  quotation_id: z.string(),
  number: z.string(),
  version: z.number(),
  status: z.enum(QUOTATION_STATUSES),
  type: z.enum(QUOTATION_TYPES),
  createdAt: instant,
  updatedAt: instant,
  companyName: z.string(),
  nameofInquirer: z.string(),
  fromAirport: z.string(),
  toAirport: z.string(),
  readyDate: z.string(),
  typeOfGoods: z.string(),
  airlines: z.string(),
  chargeableWeightKg: z.string(),
  currency: z.string(),
  sellTotal: amount,
  validUntil: z.string(),
});
const clientRow = listRow.extend({
  /** who quotes */
  forwarder: z.string(),
});
export type ClientQuotationRow = z.output<typeof clientRow>;
const row = listRow.extend({
  /** with the days of grace, which are the forwarder's alone */
  expiresAt: instant,
  profitUsd: amount,
  /** a revision that is not sent yet, beside the version of this row; null without one */
  draftVersion: z.number().nullable(),
  owner: z.string(),
  ownerId: z.string(),
  /** name of the client's account; empty without one */
  clientAccount: z.string(),
});
export type QuotationRow = z.output<typeof row>;

/** Filter JSON: every part optional. `search` looks at number, inquirer, airports. */
export const quotationFilter = z.object({
  search: text(120).optional(),
  status: z.array(z.enum(QUOTATION_STATUSES)).max(6).optional(),
  from: z.string().max(3).optional(),
  to: z.string().max(3).optional(),
  goods: text(40).optional(),
  owner: id.optional(),
  inquirer: id.optional(),
  /** one of the quotation's options is of this airline */
  airline: airlineId.optional(),
  /** the option that counts is of this airline: the one decided for, else the first */
  mainAirline: airlineId.optional(),
  type: z.enum(QUOTATION_TYPES).optional(),
  createdFrom: z.iso.date("date").optional(),
  createdTo: z.iso.date("date").optional(),
  /** sent ones that expire within the days that the company is reminded before, 3 unless set: those that `/today` counts */
  expiring: z.literal("soon", "unknown").optional(),
});
export const quotationSort = z.object({
  field: z.enum(["createdAt", "number", "validUntil", "sellTotal", "chargeableWeightKg", "readyDate"]),
  direction: z.enum(["asc", "desc"]).default("desc"),
});

const listQuery = z.object({
  page: page.default(1),
  size: pageSize.default(25),
  filter: jsonQuery(quotationFilter.optional()).optional(),
  sort: jsonQuery(quotationSort.optional()).optional(),
});

function listOf<R extends z.ZodType>(content: R) {
  return z.object({
    content: z.array(content),
    page: z.number(),
    size: z.number(),
    /** exact up to 10,000 matches; above that 10,000 and `isMore` */
    total: z.number(),
    isMore: z.boolean(),
    counts: z.record(z.string(), z.number()),
  });
}

export const listQuotations = defineEndpoint({
  name: "listQuotations",
  area: "quotation",
  summary: "Quotations the caller may see, by page, filter and sort",
  method: "GET",
  path: "/ffadmin/quotations-list",
  roles: FORWARDER_DESK,
  scope: "company",
  query: listQuery,
  response: listOf(row),
  errors: [],
});
export const listClientQuotations = defineEndpoint({
  ...listQuotations,
  name: "listClientQuotations",
  summary: "A client's own quotations",
  path: "/ffclient/quotations-list",
  roles: CLIENT_SIDE,
  response: listOf(clientRow),
});
export const listCompanyQuotations = defineEndpoint({
  ...listQuotations,
  name: "listCompanyQuotations",
  summary: "All quotations of the company",
  path: "/ffcompany/quotations-lists",
  roles: FORWARDER_DESK,
});
export const findCompanyQuotations = defineEndpoint({
  ...listQuotations,
  name: "findCompanyQuotations",
  summary: "All quotations of the company (older path)",
  path: "/ffcompany/quotations",
  roles: FORWARDER_DESK,
});
export const listRecentQuotations = defineEndpoint({
  name: "listRecentQuotations",
  area: "quotation",
  summary: "The ten quotations that changed last",
  method: "GET",
  path: "/ffcompany/recent/quotations-lists",
  roles: FORWARDER_DESK,
  scope: "company",
  response: z.object({ content: z.array(row) }),
  errors: [],
});
export const countQuotations = defineEndpoint({
  name: "countQuotations",
  area: "quotation",
  summary: "How many quotations the caller may see, by status",
  method: "GET",
  path: "/quotation/count",
  roles: FORWARDER_SIDE,
  scope: "company",
  response: z.object({ count: z.number(), byStatus: z.record(z.string(), z.number()) }),
  errors: [],
});
/** CSV or XLSX of the whole filtered list. */
export const exportQuotations = defineEndpoint({
  name: "exportQuotations",
  area: "quotation",
  summary: "The filtered list as a file",
  method: "GET",
  path: "/quotations/export",
  roles: FORWARDER_DESK,
  scope: "company",
  query: listQuery
    .omit({ page: true, size: true })
    .extend({ format: z.enum(["csv", "xlsx"]).default("csv") }),
  response: z.unknown(),
  content: "file",
  errors: [],
});
export const exportClientQuotations = defineEndpoint({
  ...exportQuotations,
  name: "exportClientQuotations",
  summary: "A client's filtered list as a file",
  path: "/client-quotations/export",
  roles: CLIENT_SIDE,
});
