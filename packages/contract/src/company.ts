import { SEATED_KINDS } from "@kilolane/domain";
import { z } from "zod";
import { OPERATOR, SIGNED_IN } from "./audience.ts";
import { defineEndpoint } from "./endpoint.ts";
import { companyForm } from "./signup.ts";
import { id, instant, oneOf, page, pageSize, requiredText, text } from "./values.ts";

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

const operator = { area: "company", roles: OPERATOR, scope: "platform" } as const;
export const listCompanies = defineEndpoint({
  ...operator,
  name: "listCompanies",
  summary: "Approved or unapproved companies; unapproved holds those that were refused too",
  method: "GET",
  path: "/super-admin/companies",
  query: z.object({
    approval: oneOf(["approved", "unapproved"]).default("approved"),
    kind: oneOf(SEATED_KINDS).optional(),
    filter: oneOf(COMPANY_FILTERS).default("All"),
    search: text(120).default(""),
    page: page.default(1),
    size: pageSize.default(50),
  }),
  response: z.object({ content: z.array(managedCompany), total: z.number() }),
  errors: [],
});
export const addCompany = defineEndpoint({
  ...operator,
  name: "addCompany",
  summary: "Adds an approved company; with `generatesKey` an admin's key is mailed to the company's email",
  method: "POST",
  path: "/super-admin/company/create",
  body: companyForm.extend({ kind: oneOf(SEATED_KINDS), generatesKey: z.boolean().default(false) }),
  response: managedCompany,
  errors: [],
});
export const approveCompany = defineEndpoint({
  ...operator,
  name: "approveCompany",
  summary: "Approves a company that waits or was refused; its people can sign in",
  method: "POST",
  path: "/super-admin/company/approve",
  body: z.object({ companyId: id }),
  response: managedCompany,
  errors: ["not-found", "state-conflict"],
});
export const rejectCompany = defineEndpoint({
  ...approveCompany,
  name: "rejectCompany",
  summary: "Refuses a company that waits, with the reason that its people read",
  path: "/super-admin/company/reject",
  body: z.object({ companyId: id, reason: requiredText(1000) }),
});
export const activateCompany = defineEndpoint({
  ...approveCompany,
  name: "activateCompany",
  summary: "Lets the people of an inactive company in again",
  path: "/super-admin/company/activate",
});
export const deactivateCompany = defineEndpoint({
  ...rejectCompany,
  name: "deactivateCompany",
  summary: "Shuts a company out; the sessions of its people end at once",
  path: "/super-admin/company/deactivate",
});
