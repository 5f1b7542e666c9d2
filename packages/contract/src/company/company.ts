import { ROLES, SEATED_KINDS } from "@kilolane/domain";
import { z } from "zod";
import { OPERATOR, SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { exportCall } from "../record-calls.ts";
import { carrierForm } from "../airline/local-airline.ts";
import { companyForm, keyType } from "../signup/signup.ts";
import { airlineId, id, instant, oneOf, pageInput, requiredText, sortDirection, text } from "../values.ts";

export const COMPANY_KINDS = [
  "forwarder",
  "airline",
  "shipper",
  "trucking",
  "data-entry",
  "platform",
] as const;
export const COMPANY_APPROVALS = ["pending-email", "unapproved", "approved", "rejected"] as const;

/** A company as its own people, the operator, and a shipper who looks for a forwarder see it. */
export const companyCard = z.object({
  id: z.string(),
  kind: z.enum(COMPANY_KINDS),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  phoneCountryCode: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  street: z.string(),
  zip: z.string(),
  about: z.string(),
  website: z.string(),
  companyLogo: z.string().nullable(),
  createdAt: instant,
});
export type CompanyCard = z.output<typeof companyCard>;

export const getCompany = defineEndpoint({
  name: "getCompany",
  area: "company",
  summary: "The caller's company; for shippers also any forwarder, for the operator any company",
  method: "GET",
  path: "/company/:id",
  roles: SIGNED_IN,
  scope: "user",
  params: z.object({ id }),
  response: companyCard,
  errors: ["not-found"],
});

/** A company in the operator's lists. */
export const managedCompany = companyCard.extend({
  approval: z.enum(COMPANY_APPROVALS),
  isActive: z.boolean(),
  /** it has keys in force */
  isSubscribed: z.boolean(),
  rejectionReason: z.string(),
  userCount: z.number(),
});
export type ManagedCompany = z.output<typeof managedCompany>;

export const COMPANY_FILTERS = ["All", "Active", "Inactive", "Subscribed", "Not Subscribe"] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number];
/** `unapproved` is `waiting` and `rejected` together. */
export const APPROVAL_VIEWS = ["approved", "unapproved", "waiting", "rejected", "any"] as const;
export type ApprovalView = (typeof APPROVAL_VIEWS)[number];
export const COMPANY_SORTS = ["name", "country", "userCount", "createdAt"] as const;
export type CompanySortField = (typeof COMPANY_SORTS)[number];

const operator = { area: "company", roles: OPERATOR, scope: "platform" } as const;
const companyQuery = z.object({
  approval: oneOf(APPROVAL_VIEWS).default("approved"),
  kind: oneOf(SEATED_KINDS).optional(),
  filter: oneOf(COMPANY_FILTERS).default("All"),
  search: text(120).default(""),
  sort: oneOf(COMPANY_SORTS).default("createdAt"),
  direction: sortDirection.default("desc"),
});
/** How many there are under each tab, whatever tab is open; approved ones by state and by licence. */
const companyCounts = z.object({
  any: z.number(),
  approved: z.number(),
  unapproved: z.number(),
  waiting: z.number(),
  rejected: z.number(),
  active: z.number(),
  inactive: z.number(),
  subscribed: z.number(),
  notSubscribed: z.number(),
});
export type CompanyCounts = z.output<typeof companyCounts>;

export const listCompanies = defineEndpoint({
  ...operator,
  name: "listCompanies",
  summary: "Companies by approval, kind, state and words; unapproved holds those that were refused too",
  method: "GET",
  path: "/operator/companies",
  query: companyQuery.extend(pageInput),
  response: z.object({ content: z.array(managedCompany), total: z.number(), counts: companyCounts }),
  errors: [],
});
export const exportCompanies = defineEndpoint({
  ...operator,
  ...exportCall(companyQuery),
  name: "exportCompanies",
  summary: "The filtered companies as a file",
  path: "/operator/companies/export",
});

/** What the operator and the product did to a company, in the words of the audit. */
export const COMPANY_EVENTS = [
  "signed-up",
  "described",
  "added",
  "invited",
  "approved",
  "rejected",
  "activated",
  "deactivated",
] as const;
export type CompanyEvent = (typeof COMPANY_EVENTS)[number];

const byCompany = z.object({ companyId: id });
export const getManagedCompany = defineEndpoint({
  ...operator,
  name: "getManagedCompany",
  summary: "A company with its people by role, its seats, and what was decided about it, the newest first",
  method: "GET",
  path: "/operator/companies/:companyId",
  params: byCompany,
  response: managedCompany.extend({
    /** of airline companies: whose rates its people keep */
    carriers: z.array(z.object({ id: z.number(), iata: z.string().nullable(), name: z.string() })),
    people: z.array(z.object({ role: z.enum(ROLES), count: z.number() })),
    seats: z.array(z.object({ keyType, keys: z.number(), used: z.number(), seats: z.number() })),
    history: z.array(
      z.object({ event: z.enum(COMPANY_EVENTS), at: instant, by: z.string(), reason: z.string() }),
    ),
  }),
  errors: ["not-found"],
});
/** The company form of the operator. */
export const newCompanyForm = companyForm.extend({
  kind: oneOf(SEATED_KINDS),
  generatesKey: z.boolean().default(false),
});
export const addCompany = defineEndpoint({
  ...operator,
  name: "addCompany",
  summary: "Adds an approved company; with `generatesKey` an admin's key is mailed to the company's email",
  method: "POST",
  path: "/operator/companies",
  body: newCompanyForm,
  response: managedCompany,
  errors: [],
});
/** Of airline companies: whose rates its people keep; one of both unless it is known already. */
const carrier = { airlineId: airlineId.optional(), newAirline: carrierForm.optional() };
export const approveCompany = defineEndpoint({
  ...operator,
  name: "approveCompany",
  summary:
    "Approves a company that waits or was refused; its people can sign in. An airline company needs the airline whose rates they keep: a published one, or a new one",
  method: "POST",
  path: "/operator/companies/:companyId/approval",
  params: byCompany,
  body: z.object(carrier),
  response: managedCompany,
  errors: ["not-found", "state-conflict"],
});
export const rejectCompany = defineEndpoint({
  ...approveCompany,
  name: "rejectCompany",
  summary: "Refuses a company that waits, with the reason that its people read",
  path: "/operator/companies/:companyId/rejection",
  body: z.object({ reason: requiredText(1000) }),
});
export const activateCompany = defineEndpoint({
  ...operator,
  name: "activateCompany",
  summary: "Lets the people of an inactive company in again",
  method: "POST",
  path: "/operator/companies/:companyId/activation",
  params: byCompany,
  response: managedCompany,
  errors: ["not-found", "state-conflict"],
});
export const deactivateCompany = defineEndpoint({
  ...rejectCompany,
  name: "deactivateCompany",
  summary: "Shuts a company out; the sessions of its people end at once",
  path: "/operator/companies/:companyId/deactivation",
});
