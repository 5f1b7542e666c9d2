import { z } from "zod";
import { SIGNED_IN } from "./audience.ts";
import { defineEndpoint } from "./endpoint.ts";
import { id, instant } from "./values.ts";

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
