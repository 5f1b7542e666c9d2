import { z } from "zod";
import { KEY_ADMINS, KEY_READERS, OPERATOR } from "./audience.ts";
import { defineEndpoint } from "./endpoint.ts";
import { accountEmail, keyType } from "./signup.ts";
import { calendarDate, countInput, id, instant, oneOf, page, pageSize } from "./values.ts";

/** The filters of the lists (All, Assign List, Unassign List) and the wider ones of the notification links. */
export const KEY_FILTERS = [
  "All",
  "Assigned",
  "Unassigned",
  "Used",
  "Unused",
  "Active",
  "Suspended",
  "Expired",
] as const;
export type KeyFilter = (typeof KEY_FILTERS)[number];
const SHORT_FILTERS = { all: "All", assign: "Assigned", unassign: "Unassigned" } as const;
const keyFilter = oneOf([...KEY_FILTERS, "all", "assign", "unassign"]).transform((word): KeyFilter =>
  word === "all" || word === "assign" || word === "unassign" ? SHORT_FILTERS[word] : word,
);

/** A licence key in a list: its text is masked. */
export const keyRow = z.object({
  id: z.string(),
  key: z.string(),
  keyType,
  companyId: z.string(),
  email: z.string().nullable(),
  assignStatus: z.enum(["Assigned", "Unassigned"]),
  usedStatus: z.enum(["Used", "Unused"]),
  activeStatus: z.enum(["Active", "Suspended"]),
  isExpired: z.boolean(),
  expiryDate: calendarDate,
  createdAt: instant,
  ffuserId: z.string().nullable(),
  holderName: z.string().nullable(),
});
export type KeyRow = z.output<typeof keyRow>;

const keyPage = z.object({ content: z.array(keyRow), total: z.number() });
/** `alphanumericKey` in full for those who give keys out, while nobody has used it; null otherwise. */
const keyDetail = keyRow.extend({ alphanumericKey: z.string().nullable() });
const keyQuery = z.object({
  filter: keyFilter.default("All"),
  keyType: keyType.optional(),
  page: page.default(1),
  size: pageSize.default(50),
});
const keyCount = z.object({
  all: z.number(),
  assigned: z.number(),
  unassigned: z.number(),
  used: z.number(),
  unused: z.number(),
  active: z.number(),
  suspended: z.number(),
  expired: z.number(),
  /** per type: keys that are not expired, those in use, and how many the company may have */
  types: z.array(z.object({ keyType, keys: z.number(), used: z.number(), seats: z.number() })),
});

export const listKeys = defineEndpoint({
  name: "listKeys",
  area: "key",
  summary: "The company's keys, the newest first",
  method: "GET",
  path: "/key-management/get-keys",
  roles: KEY_READERS,
  scope: "company",
  query: keyQuery,
  response: keyPage,
  errors: [],
});
export const getKey = defineEndpoint({
  name: "getKey",
  area: "key",
  summary: "One key with its holder",
  method: "GET",
  path: "/key-management/:id",
  roles: KEY_READERS,
  scope: "company",
  params: z.object({ id }),
  response: keyDetail,
  errors: ["not-found"],
});
export const getKeyOfUser = defineEndpoint({
  ...getKey,
  name: "getKeyOfUser",
  summary: "The key of that type that a person holds",
  path: "/get-key/:role/:id",
  params: z.object({ role: keyType, id }),
});
export const countKeys = defineEndpoint({
  name: "countKeys",
  area: "key",
  summary: "How many keys the company has, by state and by type",
  method: "GET",
  path: "/freight-forwarder/get-key-count",
  roles: KEY_READERS,
  scope: "company",
  response: keyCount,
  errors: [],
});

const generateForm = z.object({
  keyType,
  count: countInput({ min: 1, max: 100 }),
  /** the last day; a year from today unless given */
  expiryDate: calendarDate.optional(),
});
export const generateKeys = defineEndpoint({
  name: "generateKeys",
  area: "key",
  summary: "Makes keys of a type, within the company's number",
  method: "POST",
  path: "/key-management/generate",
  roles: KEY_ADMINS,
  scope: "company",
  body: generateForm,
  response: z.object({ content: z.array(keyRow) }),
  errors: ["allotment-used"],
});
export const assignKey = defineEndpoint({
  name: "assignKey",
  area: "key",
  summary: "Puts an email on a key and mails it there",
  method: "POST",
  path: "/key-management/assign",
  roles: KEY_ADMINS,
  scope: "company",
  body: z.object({ id, email: accountEmail }),
  response: keyRow,
  errors: ["not-found", "state-conflict"],
  limit: "mail",
});
export const unassignKey = defineEndpoint({
  ...assignKey,
  name: "unassignKey",
  summary: "Takes the email off a key that nobody has used",
  path: "/key-management/unassign",
  body: z.object({ id }),
});
export const resendKey = defineEndpoint({
  ...assignKey,
  name: "resendKey",
  summary: "Mails a key again, to the email that is on it and to no other",
  path: "/key-management/resend-key",
  body: z.object({
    /** as the list shows it; the id alone decides */
    key: z.string().max(200, "too-long").optional(),
    email: accountEmail,
    id,
    keyType,
  }),
});
/** A GET that changes something, as the specification has it: only by token, never across sites, never by HEAD. */
export const setKeyActive = defineEndpoint({
  name: "setKeyActive",
  area: "key",
  summary: "Suspends a key or activates it again; the holder's session ends",
  method: "GET",
  path: "/freight-forwarder/active-status",
  roles: KEY_ADMINS,
  scope: "company",
  query: z.object({
    id,
    status: z
      .string("required")
      .trim()
      .toLowerCase()
      .pipe(oneOf(["active", "suspended"])),
    role: keyType,
  }),
  response: keyRow,
  errors: ["not-found", "last-admin"],
});

const candidate = z.object({ ffuserId: z.string(), name: z.string(), email: z.string() });
export const getAdminKeyHosts = defineEndpoint({
  name: "getAdminKeyHosts",
  area: "key",
  summary: "An admin's key and the people it may move to",
  method: "GET",
  path: "/admin-key/host-reassign/:id",
  roles: KEY_ADMINS,
  scope: "company",
  params: z.object({ id }),
  response: z.object({ key: keyRow, candidates: z.array(candidate) }),
  errors: ["not-found"],
});
export const getAgentKeyHosts = defineEndpoint({
  ...getAdminKeyHosts,
  name: "getAgentKeyHosts",
  summary: "An agent's key and the people it may move to",
  path: "/agent-key/host-reassign/:id",
});
export const getClientKeyHosts = defineEndpoint({
  ...getAdminKeyHosts,
  name: "getClientKeyHosts",
  summary: "A client's key and the people it may move to",
  path: "/client-key/host-reassign/:id",
});
export const reassignAdminKey = defineEndpoint({
  name: "reassignAdminKey",
  area: "key",
  summary: "Moves an admin's key (by its id) to another person; the old one's session ends",
  method: "POST",
  path: "/admin-key/host-reassign",
  roles: KEY_ADMINS,
  scope: "company",
  body: z.object({ key: id, ffuserId: id, keyType }),
  response: keyRow,
  errors: ["not-found", "state-conflict"],
});
export const reassignAgentKey = defineEndpoint({
  ...reassignAdminKey,
  name: "reassignAgentKey",
  summary: "Moves an agent's key to another person",
  path: "/agent-key/host-reassign",
});
export const reassignClientKey = defineEndpoint({
  ...reassignAdminKey,
  name: "reassignClientKey",
  summary: "Moves a client's key to another person",
  path: "/client-key/host-reassign",
});

/* The operator does the same for any company: its id stands in the path. */
const ofCompany = z.object({ companyId: id });
const operator = { roles: OPERATOR, scope: "platform" } as const;
export const listCompanyKeys = defineEndpoint({
  ...listKeys,
  ...operator,
  name: "listCompanyKeys",
  summary: "A company's keys, for the operator",
  path: "/super-admin/company/:companyId/keys",
  params: ofCompany,
  errors: ["not-found"],
});
export const countCompanyKeys = defineEndpoint({
  ...countKeys,
  ...operator,
  name: "countCompanyKeys",
  summary: "How many keys a company has, for the operator",
  path: "/super-admin/company/:companyId/key-count",
  params: ofCompany,
  errors: ["not-found"],
});
export const generateCompanyKeys = defineEndpoint({
  ...generateKeys,
  ...operator,
  name: "generateCompanyKeys",
  summary: "Makes keys for a company",
  path: "/super-admin/company/:companyId/keys/generate",
  params: ofCompany,
  errors: ["not-found", "allotment-used"],
});
export const assignCompanyKey = defineEndpoint({
  ...assignKey,
  ...operator,
  name: "assignCompanyKey",
  summary: "Puts an email on a company's key and mails it there",
  path: "/super-admin/company/:companyId/keys/assign",
  params: ofCompany,
});
export const setCompanyKeyActive = defineEndpoint({
  ...assignCompanyKey,
  name: "setCompanyKeyActive",
  summary: "Suspends a company's key or activates it again",
  path: "/super-admin/company/:companyId/keys/active-status",
  body: z.object({ id, status: oneOf(["active", "suspended"]), role: keyType }),
  errors: ["not-found", "last-admin"],
});
export const reassignCompanyKey = defineEndpoint({
  ...assignCompanyKey,
  name: "reassignCompanyKey",
  summary: "Moves a company's key to another of its people",
  path: "/super-admin/company/:companyId/keys/host-reassign",
  body: z.object({ key: id, ffuserId: id, keyType }),
});
export const updateSeats = defineEndpoint({
  name: "updateSeats",
  area: "key",
  summary: "How many keys of a type a company may have",
  method: "PUT",
  path: "/super-admin/company/:companyId/seats",
  ...operator,
  params: ofCompany,
  body: z.object({ keyType, seats: countInput({ min: 0, max: 100_000 }) }),
  response: z.object({ keyType, seats: z.number() }),
  errors: ["not-found"],
});
