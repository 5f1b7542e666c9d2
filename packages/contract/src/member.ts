import { ROLES } from "@kilolane/domain";
import { z } from "zod";
import { KEY_ADMINS, KEY_READERS, OPERATOR } from "./audience.ts";
import { defineEndpoint } from "./endpoint.ts";
import { accountEmail, keyType } from "./signup.ts";
import { id, languageCode, oneOf, optionalCountry, optionalPhone } from "./values.ts";

/** A person of a company as its admins and agents see them. */
export const member = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobile: z.string(),
  countryCode: z.string(),
  role: z.enum(ROLES),
  /** the specification's label, e.g. 'FF Agent' */
  label: z.string(),
  imageUrl: z.string().nullable(),
  status: z.enum(["Active", "Suspended"]),
  /** false: no key in force, the person cannot sign in */
  hasLicence: z.boolean(),
  keyId: z.string().nullable(),
  lastSignInAt: z.string().nullable(),
  createdAt: z.string(),
  version: z.number(),
});
export type Member = z.output<typeof member>;

const name = z.string("name-missing").max(80, "too-long").trim().min(1, "name-missing");
const memberForm = z.object({
  firstName: name,
  lastName: name,
  mobile: optionalPhone.default(""),
  countryCode: optionalCountry.default(""),
});

export const listMembers = defineEndpoint({
  name: "listMembers",
  area: "company",
  summary: "Everybody of the company, or those of one role",
  method: "GET",
  path: "/ffcompany/user-list/all",
  roles: KEY_READERS,
  scope: "company",
  query: z.object({ role: oneOf(["ALL", ...ROLES]).default("ALL") }),
  response: z.array(member),
  errors: [],
});
export const getMember = defineEndpoint({
  name: "getMember",
  area: "company",
  summary: "One person of the company",
  method: "GET",
  path: "/member/:id",
  roles: KEY_READERS,
  scope: "company",
  params: z.object({ id }),
  response: member,
  errors: ["not-found"],
});
export const createMember = defineEndpoint({
  name: "createMember",
  area: "company",
  summary: "Makes an account for a person on a seat of that type and mails a link to set its password",
  method: "POST",
  path: "/member/create",
  roles: KEY_ADMINS,
  scope: "company",
  body: memberForm.extend({ email: accountEmail, keyType, locale: languageCode.default("en") }),
  response: member,
  errors: [],
  limit: "mail",
});
export const updateMember = defineEndpoint({
  name: "updateMember",
  area: "company",
  summary: "Updates a person's names and phone",
  method: "PUT",
  path: "/member/update",
  roles: KEY_ADMINS,
  scope: "company",
  body: memberForm.extend({ id, version: z.number("required").int("number") }),
  response: member,
  errors: ["not-found", "version-conflict"],
});
export const setMemberActive = defineEndpoint({
  name: "setMemberActive",
  area: "company",
  summary: "Suspends a person, whose session ends, or lets them in again",
  method: "POST",
  path: "/member/active-status",
  roles: KEY_ADMINS,
  scope: "company",
  body: z.object({ id, status: oneOf(["active", "suspended"]) }),
  response: member,
  errors: ["not-found", "last-admin"],
});
/** The operator's view: admins enrolled, agents enrolled, clients. */
export const listCompanyMembers = defineEndpoint({
  ...listMembers,
  name: "listCompanyMembers",
  summary: "Everybody of a company, for the operator",
  path: "/super-admin/company/:companyId/users",
  roles: OPERATOR,
  scope: "platform",
  params: z.object({ companyId: id }),
  errors: ["not-found"],
});
