import { z } from "zod";
import { CLIENT_SIDE, FORWARDER_DESK, FORWARDER_SIDE } from "./audience.ts";
import { defineEndpoint } from "./endpoint.ts";
import { mailFlags, optionEdit, quotationForm } from "./quotation-form.ts";
import { clientOption, quoteOption } from "./quotation-option.ts";
import { emailQuotation } from "./quotation.ts";
import { airport } from "./place.ts";
import {
  amount,
  calendarDate,
  emailAddress,
  id,
  instant,
  languageCode,
  page,
  pageSize,
  queryFlag,
  text,
} from "./values.ts";

export const QUOTATION_STATUSES = ["draft", "sent", "accepted", "rejected", "cancelled", "expired"] as const;

/** A row of the quotation list. Buy figures are absent on the client's list. */
const clientRow = z.object({
  quotation_id: z.string(),
  number: z.string(),
  version: z.number(),
  status: z.enum(QUOTATION_STATUSES),
  type: z.literal("quick"),
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
  expiresAt: instant,
});
const row = clientRow.extend({ profitUsd: amount, owner: z.string(), ownerId: z.string() });
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
  createdFrom: z.iso.date("date").optional(),
  createdTo: z.iso.date("date").optional(),
});
export const quotationSort = z.object({
  field: z.enum(["createdAt", "number", "validUntil", "sellTotal", "chargeableWeightKg", "readyDate"]),
  direction: z.enum(["asc", "desc"]).default("desc"),
});

/** JSON in a query parameter: at most 2 kB, refused with the code `json`. */
function jsonQuery<S extends z.ZodType>(schema: S) {
  return z
    .string()
    .max(2048, "too-long")
    .transform((value, context): unknown => {
      if (value === "") return undefined;
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue({ code: "custom", message: "json" });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

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
  path: "/ffadmin/quotations-list/export",
  roles: FORWARDER_DESK,
  scope: "company",
  query: listQuery
    .omit({ page: true, size: true })
    .extend({ format: z.enum(["csv", "xlsx"]).default("csv") }),
  response: z.unknown(),
  content: "file",
  errors: [],
});

const event = z.object({
  kind: z.string(),
  version: z.number(),
  actor: z.string(),
  at: instant,
  detail: z.record(z.string(), z.unknown()),
});

const partyDetail = z.object({
  id: z.string().nullable(),
  companyName: z.string(),
  nameofInquirer: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
});

const detailBase = z.object({
  quotation_id: z.string(),
  request_id: z.string(),
  number: z.string(),
  version: z.number(),
  lockVersion: z.number(),
  status: z.enum(QUOTATION_STATUSES),
  type: z.literal("quick"),
  language: z.string(),
  terms: z.string(),
  remarks: z.string(),
  currency: z.string(),
  validUntil: z.string(),
  expiresAt: instant,
  createdAt: instant,
  updatedAt: instant,
  inquirer: partyDetail,
  shipFromAirportDetail: airport,
  shipToAirportDetail: airport,
  form: z.record(z.string(), z.unknown()),
  weights: z.object({
    pieces: z.number(),
    grossWeight: z.string(),
    volumeWeight: z.string(),
    chargeableWeight: z.string(),
    weightUnit: z.enum(["kg", "lb"]),
    volumeM3: z.string(),
    flags: z.array(z.string()),
  }),
});

/** A saved quotation as the desk sees it, with what the caller may do to it (style.md 7). */
const quotationDetail = detailBase.extend({
  /** the newest version; `version` is the one shown */
  currentVersion: z.number(),
  /** the version shown has left the house: editing it makes the next one */
  isSent: z.boolean(),
  decidedQuoteId: z.string().nullable(),
  owner: z.object({ id: z.string(), name: z.string() }),
  options: z.array(quoteOption),
  versions: z.array(
    z.object({
      version: z.number(),
      createdAt: instant,
      isSent: z.boolean(),
      sellTotal: amount,
      by: z.string(),
    }),
  ),
  timeline: z.array(event),
  mails: z.array(
    z.object({
      id: z.string(),
      recipient: z.string(),
      subject: z.string(),
      state: z.string(),
      createdAt: instant,
    }),
  ),
  marginFloorPercent: z.string(),
  abilities: z.record(z.string(), z.object({ allowed: z.boolean(), reason: z.string().nullable() })),
});
export type QuotationDetail = z.output<typeof quotationDetail>;

/** The id is a quotation's; `version` shows an older one. */
export const getQuotation = defineEndpoint({
  name: "getQuotation",
  area: "quotation",
  summary: "One saved quotation with options, versions and timeline",
  method: "GET",
  path: "/ffadmin/quotation/:id",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  query: z.object({ version: z.coerce.number("number").int().min(1).optional() }),
  response: quotationDetail,
  errors: ["not-found"],
});

/** Another one got there first: 409 `version-conflict` with the current version. */
export const editSavedQuotation = defineEndpoint({
  name: "editSavedQuotation",
  area: "quotation",
  summary: "Prices and lines: a draft in place, a sent one as version n + 1",
  method: "POST",
  path: "/ffadmin/saved-quotation/edit",
  roles: FORWARDER_DESK,
  scope: "company",
  body: z.object({
    quotation_id: id,
    version: z.number("required").int(),
    lockVersion: z.number().int().optional(),
    options: z.array(optionEdit).max(60, "too-many").default([]),
    /** leaves these options out of the quotation */
    dropQuoteIds: z.array(id).max(60).optional(),
    /** changed input, or `reprice` alone: priced again at today's rates */
    form: quotationForm.optional(),
    reprice: z.boolean().optional(),
    /** why an option below the floor is sold all the same */
    reason: text(300).optional(),
  }),
  response: quotationDetail,
  errors: [
    "not-found",
    "version-conflict",
    "state-conflict",
    "below-margin-floor",
    "no-option-chosen",
    "currency-without-rate",
  ],
});

export const updateSavedQuotation = defineEndpoint({
  name: "updateSavedQuotation",
  area: "quotation",
  summary: "What changes no price: terms, remarks, language, inquirer, validity within the rates'",
  method: "POST",
  path: "/ffadmin/saved-quotation/update",
  roles: FORWARDER_DESK,
  scope: "company",
  body: z.object({
    quotation_id: id,
    version: z.number("required").int(),
    lockVersion: z.number().int().optional(),
    terms: text(5000).optional(),
    remarks: text(2000).optional(),
    language: languageCode.optional(),
    inquirerId: id.nullish(),
    validUntil: calendarDate.optional(),
  }),
  response: quotationDetail,
  errors: ["not-found", "version-conflict", "state-conflict"],
});

export const cloneQuotation = defineEndpoint({
  name: "cloneQuotation",
  area: "quotation",
  summary: "A new request with the same shipment, priced at today's rates",
  method: "POST",
  path: "/ffadmin/saved-quotation/clone",
  roles: FORWARDER_DESK,
  scope: "company",
  body: z.object({ quotation_id: id, readyDate: calendarDate.optional() }),
  response: z.object({ request_id: z.string() }),
  errors: ["not-found", "currency-without-rate"],
});

const decisionNote = z.object({
  status: z.enum(QUOTATION_STATUSES),
  version: z.number(),
  lockVersion: z.number(),
});

/** The forwarder records a decision that the client gave by phone or mail (product.md §8). */
export const acceptOrCancelQuotation = defineEndpoint({
  name: "acceptOrCancelQuotation",
  area: "quotation",
  summary: "Records the client's decision: accept, reject or cancel",
  method: "POST",
  path: "/ffadmin/saved-quotation/accept-or-cancel",
  roles: FORWARDER_DESK,
  scope: "company",
  query: z.object({
    quotation_id: id,
    quote_id: id.optional(),
    status: z.enum(["accept", "reject", "cancel"], "unknown"),
    version: z.coerce.number("number").int().optional(),
    reason: text(300).optional(),
  }),
  response: decisionNote,
  errors: ["not-found", "state-conflict", "version-conflict", "quotation-expired"],
});

export const confirmOrCancelQuotation = defineEndpoint({
  name: "confirmOrCancelQuotation",
  area: "quotation",
  summary: "The client's own decision on a quotation sent to it",
  method: "PUT",
  path: "/ffclient/saved-quotation/confirm-or-cancel",
  roles: CLIENT_SIDE,
  scope: "company",
  query: z.object({
    quotation_id: id,
    quote_id: id.optional(),
    status: z.enum(["confirm", "cancel"], "unknown"),
    version: z.coerce.number("number").int().optional(),
  }),
  response: decisionNote,
  errors: ["not-found", "state-conflict", "version-conflict", "quotation-expired"],
});

const savedMailQuery = z.object({
  quotation_id: id,
  version: z.coerce.number("number").int().min(1).optional(),
  email: emailAddress,
  ...mailFlags,
});

export const emailSavedQuotation = defineEndpoint({
  ...emailQuotation,
  name: "emailSavedQuotation",
  summary: "Mails a saved quotation with the PDF and a signed link; a draft becomes sent",
  path: "/ffadmin/saved-quotation/email",
  query: savedMailQuery,
  errors: ["not-found", "state-conflict", "quotation-expired", "below-margin-floor", "mail-address-invalid"],
});
export const emailSavedClientQuotation = defineEndpoint({
  ...emailSavedQuotation,
  name: "emailSavedClientQuotation",
  summary: "A client mails a quotation it holds",
  path: "/ffclient/saved-quotation/email",
  roles: CLIENT_SIDE,
});
export const emailSavedCompanyQuotation = defineEndpoint({
  ...emailSavedQuotation,
  name: "emailSavedCompanyQuotation",
  summary: "Mails any quotation of the company",
  path: "/ffcompany/saved-quotation/email",
  roles: ["ROLE_FFADMIN"],
});

const documentQuery = z.object({
  version: z.coerce.number("number").int().min(1).optional(),
  language: languageCode.optional(),
  detail: z.enum(["bands", "charges", "all-in"], "unknown").default("charges"),
  airline_show: queryFlag.default(true),
  remark_show: queryFlag.default(true),
});

export const getQuotationPdf = defineEndpoint({
  name: "getQuotationPdf",
  area: "quotation",
  summary: "The quotation as PDF",
  method: "GET",
  path: "/ffadmin/saved-quotation/:id/pdf",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  query: documentQuery,
  response: z.unknown(),
  content: "pdf",
  errors: ["not-found", "pdf-failed", "below-margin-floor"],
  limit: "pdf",
});
export const getClientQuotationPdf = defineEndpoint({
  ...getQuotationPdf,
  name: "getClientQuotationPdf",
  summary: "The client's quotation as PDF",
  path: "/ffclient/saved-quotation/:id/pdf",
  roles: CLIENT_SIDE,
});

const clientDetail = detailBase.extend({
  forwarder: z.object({ companyName: z.string(), email: z.string(), phone: z.string() }),
  options: z.array(clientOption),
  mayDecide: z.boolean(),
  decision: z.string().nullable(),
  /** a newer version has replaced the one this link was sent for */
  isSuperseded: z.boolean(),
});

/** What the link of a mail opens, without an account. */
export const getQuotationByLink = defineEndpoint({
  name: "getQuotationByLink",
  area: "quotation",
  summary: "The quotation behind a signed link",
  method: "GET",
  path: "/quotation-link/:token",
  roles: "public",
  scope: "public",
  params: z.object({ token: z.string().min(20).max(100) }),
  response: clientDetail,
  errors: ["link-invalid"],
});
export const decideByLink = defineEndpoint({
  name: "decideByLink",
  area: "quotation",
  summary: "Accepts or rejects by the signed link: one decision",
  method: "POST",
  path: "/quotation-link/:token/decision",
  roles: "public",
  scope: "public",
  params: z.object({ token: z.string().min(20).max(100) }),
  body: z.object({
    decision: z.enum(["accept", "reject"], "unknown"),
    quote_id: id.optional(),
    name: text(120).optional(),
    reason: text(500).optional(),
  }),
  response: clientDetail,
  errors: ["link-invalid", "link-used", "quotation-expired", "state-conflict"],
});
export const getLinkPdf = defineEndpoint({
  name: "getLinkPdf",
  area: "quotation",
  summary: "The PDF behind a signed link",
  method: "GET",
  path: "/quotation-link/:token/pdf",
  roles: "public",
  scope: "public",
  params: z.object({ token: z.string().min(20).max(100) }),
  response: z.unknown(),
  content: "pdf",
  errors: ["link-invalid", "pdf-failed"],
});

const savedView = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
});

export const listSavedViews = defineEndpoint({
  name: "listSavedViews",
  area: "quotation",
  summary: "Saved views of a list",
  method: "GET",
  path: "/saved-view/:screen",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ screen: z.string().max(40) }),
  response: z.array(savedView),
  errors: [],
});
export const createSavedView = defineEndpoint({
  name: "createSavedView",
  area: "quotation",
  summary: "Keeps the list's state under a name; the same name is updated",
  method: "POST",
  path: "/saved-view/:screen",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ screen: z.string().max(40) }),
  body: z.object({
    name: text(60).min(1, "required"),
    query: z.string().max(2000, "too-long"),
    isShared: z.boolean().default(false),
  }),
  response: savedView,
  errors: [],
});
export const deleteSavedView = defineEndpoint({
  name: "deleteSavedView",
  area: "quotation",
  summary: "Deletes one's own saved view",
  method: "DELETE",
  path: "/saved-view/:screen/:id",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ screen: z.string().max(40), id }),
  response: z.object({ id: z.string() }),
  errors: ["not-found"],
});
