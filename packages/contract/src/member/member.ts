import { ROLES } from "@kilolane/domain";
import { z } from "zod";
import { KEY_ADMINS, KEY_READERS, MEMBER_EDITORS, OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { exportCall } from "../record-calls.ts";
import { accountEmail, keyType } from "../signup/signup.ts";
import {
  id,
  languageCode,
  nameText,
  oneOf,
  optionalCountry,
  optionalPhone,
  pageInput,
  seenVersion,
  sheetFormat,
  sortDirection,
  text,
} from "../values.ts";

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

/**
 * Whether somebody can sign in, and if not, what prevents it: their own suspension, a licence that is not in
 * force, or their company, which waits, was refused, or is inactive.
 */
export const PERSON_STATES = [
  "Active",
  "Suspended",
  "Unlicensed",
  "Waiting",
  "Rejected",
  "Inactive",
] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Somebody in a list, with what the caller may do to them. */
export const person = member.extend({
  state: z.enum(PERSON_STATES),
  companyId: z.string(),
  companyName: z.string(),
  companyKind: z.string(),
  abilities: z.object({
    edit: z.boolean(),
    /** suspend, or let in again */
    suspend: z.boolean(),
    /** mail the link to set a password once more: they have never signed in */
    invite: z.boolean(),
    /** put them on a seat: they have none */
    seat: z.boolean(),
    /** the operator alone: take a lost second factor off their sign-in */
    resetSecondFactor: z.boolean(),
    obstacle: z.enum(["last-admin"]).nullable(),
  }),
});
export type Person = z.output<typeof person>;

export const PERSON_FILTERS = ["All", ...PERSON_STATES] as const;
export const PERSON_SORTS = ["name", "company", "lastSignIn", "createdAt"] as const;
export type PersonSortField = (typeof PERSON_SORTS)[number];

const personQuery = z.object({
  role: oneOf(["ALL", ...ROLES]).default("ALL"),
  state: oneOf(PERSON_FILTERS).default("All"),
  search: text(120).default(""),
  sort: oneOf(PERSON_SORTS).default("name"),
  direction: sortDirection.default("asc"),
});
const personPage = z.object({
  content: z.array(person),
  total: z.number(),
  /** how many there are in each state, whatever state is asked for; `All` too */
  counts: z.record(z.enum(PERSON_FILTERS), z.number()),
});
/** `desk`: admins and agents; `clients`: who asks the forwarder for prices. */
export const MEMBER_GROUPS = ["desk", "clients"] as const;
export type MemberGroup = (typeof MEMBER_GROUPS)[number];
const group = oneOf(MEMBER_GROUPS);

const name = nameText(80, "name-missing");
/** What an admin fills in about a person. */
export const memberForm = z.object({
  firstName: name,
  lastName: name,
  mobile: optionalPhone.default(""),
  countryCode: optionalCountry.default(""),
});

/** A new person: the email they sign in with, their seat, and the language of the mail. */
export const newMemberForm = memberForm.extend({
  email: accountEmail,
  keyType,
  locale: languageCode.default("en"),
});

const byId = z.object({ id });
const statusBody = z.object({ status: oneOf(["active", "suspended"]) });

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
  path: "/members/:id",
  roles: KEY_READERS,
  scope: "company",
  params: byId,
  response: person,
  errors: ["not-found"],
});
export const findMembers = defineEndpoint({
  name: "findMembers",
  area: "company",
  summary: "Admins and agents of the company, or its clients, by role, state and words",
  method: "GET",
  path: "/members",
  roles: KEY_READERS,
  scope: "company",
  query: personQuery.extend({ group, ...pageInput }),
  response: personPage,
  errors: [],
});
export const exportMembers = defineEndpoint({
  ...findMembers,
  name: "exportMembers",
  summary: "The filtered people of the company as a file",
  path: "/members/export",
  query: personQuery.extend({ group, format: sheetFormat }),
  response: z.unknown(),
  content: "file",
});
export const createMember = defineEndpoint({
  name: "createMember",
  area: "company",
  summary: "Makes an account for a person on a seat of that type and mails a link to set its password",
  method: "POST",
  path: "/members",
  roles: MEMBER_EDITORS,
  scope: "company",
  body: newMemberForm,
  response: member,
  errors: [],
  limit: "mail",
});
export const updateMember = defineEndpoint({
  name: "updateMember",
  area: "company",
  summary: "Updates a person's names and phone",
  method: "PUT",
  path: "/members/:id",
  roles: MEMBER_EDITORS,
  scope: "company",
  params: byId,
  body: memberForm.extend({ version: seenVersion }),
  response: member,
  errors: ["not-found", "version-conflict"],
});
export const setMemberActive = defineEndpoint({
  name: "setMemberActive",
  area: "company",
  summary: "Suspends a person, whose session ends, or lets them in again",
  method: "PUT",
  path: "/members/:id/status",
  roles: KEY_ADMINS,
  scope: "company",
  params: byId,
  body: statusBody,
  response: member,
  errors: ["not-found", "last-admin"],
});
export const inviteMember = defineEndpoint({
  name: "inviteMember",
  area: "company",
  summary: "Mails the link to set a password once more to somebody who has never signed in",
  method: "POST",
  path: "/members/:id/invitations",
  roles: MEMBER_EDITORS,
  scope: "company",
  params: byId,
  response: member,
  errors: ["not-found", "state-conflict"],
  limit: "mail",
});
export const seatMember = defineEndpoint({
  name: "seatMember",
  area: "company",
  summary: "Puts somebody without a licence on a seat of the company",
  method: "POST",
  path: "/members/:id/seat",
  roles: MEMBER_EDITORS,
  scope: "company",
  params: byId,
  response: member,
  errors: ["not-found", "state-conflict", "allotment-used"],
});
/** The operator's view: admins enrolled, agents enrolled, clients. */
export const listCompanyMembers = defineEndpoint({
  ...listMembers,
  name: "listCompanyMembers",
  summary: "Everybody of a company, for the operator",
  path: "/operator/companies/:companyId/members",
  roles: OPERATOR,
  scope: "platform",
  params: z.object({ companyId: id }),
  errors: ["not-found"],
});

const operator = { area: "company", roles: OPERATOR, scope: "platform" } as const;
const operatorQuery = personQuery.extend({ companyId: id.optional() });
export const listPeople = defineEndpoint({
  ...operator,
  name: "listPeople",
  summary: "People of all companies, or of one, by role, state and words",
  method: "GET",
  path: "/operator/people",
  query: operatorQuery.extend(pageInput),
  response: personPage,
  errors: [],
});
export const exportPeople = defineEndpoint({
  ...operator,
  ...exportCall(operatorQuery),
  name: "exportPeople",
  summary: "The filtered people as a file",
  path: "/operator/people/export",
});
export const setPersonActive = defineEndpoint({
  ...operator,
  name: "setPersonActive",
  summary: "Suspends anybody but an operator, whose session ends, or lets them in again",
  method: "PUT",
  path: "/operator/people/:id/status",
  params: byId,
  body: statusBody,
  response: member,
  errors: ["not-found", "last-admin"],
});
