import { SEATED_KINDS } from "@kilolane/domain";
import { z } from "zod";
import { OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { hostChange, keyHosts } from "./key-host.ts";
import {
  assignKey,
  assignKeys,
  countKeys,
  generateKeys,
  keyDetail,
  keyPageOf,
  keyQuery,
  keyRow,
  keySeats,
  listKeys,
  resendKey,
  unassignKey,
} from "./key.ts";
import { keyType } from "../signup/signup.ts";
import { countInput, id, oneOf, pageInput, queryFlag, sheetFormat, text } from "../values.ts";

/*
 * What the operator does with the keys of any company: the same use cases, with the company's id in the path. Keys of
 * all companies of a kind are found in one list.
 */
const ofCompany = z.object({ companyId: id });
const keyOfCompany = z.object({ companyId: id, id });
const operator = { roles: OPERATOR, scope: "platform" } as const;

/** A key in the operator's lists: whose it is. */
const platformKeyRow = keyRow.extend({ companyName: z.string() });
export type PlatformKeyRow = z.output<typeof platformKeyRow>;
const kind = oneOf(SEATED_KINDS);

const allKeysQuery = keyQuery.extend({ kind, companyId: id.optional() });
export const listAllKeys = defineEndpoint({
  name: "listAllKeys",
  area: "key",
  summary:
    "The keys of all companies of a kind, or of one of them; the search looks at the company's name too",
  method: "GET",
  path: "/operator/keys",
  ...operator,
  query: allKeysQuery,
  response: keyPageOf(platformKeyRow),
  errors: [],
});
export const exportAllKeys = defineEndpoint({
  ...listAllKeys,
  name: "exportAllKeys",
  summary: "The same list as a file, masked as on the screen",
  path: "/operator/keys/export",
  query: allKeysQuery.omit({ page: true, size: true }).extend({ format: sheetFormat }),
  response: z.unknown(),
  content: "file",
});
export const getAnyKey = defineEndpoint({
  name: "getAnyKey",
  area: "key",
  summary: "One key of any company, with its holder and what happened to it; its text only when asked for",
  method: "GET",
  path: "/operator/keys/:id",
  ...operator,
  params: z.object({ id }),
  query: z.object({ showsText: queryFlag.default(false) }),
  response: keyDetail.extend({ companyName: z.string(), kind }),
  errors: ["not-found"],
});
export const getAnyKeyHosts = defineEndpoint({
  name: "getAnyKeyHosts",
  area: "key",
  summary: "A key of any company and the people it may move to",
  method: "GET",
  path: "/operator/keys/:id/hosts",
  ...operator,
  params: z.object({ id }),
  response: keyHosts,
  errors: ["not-found"],
});
/** A company with its numbers of keys, by type. */
const keyCompany = z.object({
  companyId: z.string(),
  companyName: z.string(),
  kind,
  isActive: z.boolean(),
  seats: z.array(keySeats),
});
export type KeyCompany = z.output<typeof keyCompany>;
export const listKeyCompanies = defineEndpoint({
  name: "listKeyCompanies",
  area: "key",
  summary: "Approved companies of a kind with their numbers of keys, by name",
  method: "GET",
  path: "/operator/key-companies",
  ...operator,
  query: z.object({
    kind,
    companyId: id.optional(),
    search: text(120).default(""),
    ...pageInput,
  }),
  response: z.object({ content: z.array(keyCompany), total: z.number() }),
  errors: [],
});

export const listCompanyKeys = defineEndpoint({
  ...listKeys,
  ...operator,
  name: "listCompanyKeys",
  summary: "A company's keys, for the operator",
  path: "/operator/companies/:companyId/keys",
  params: ofCompany,
  errors: ["not-found"],
});
export const countCompanyKeys = defineEndpoint({
  ...countKeys,
  ...operator,
  name: "countCompanyKeys",
  summary: "How many keys a company has, for the operator",
  path: "/operator/companies/:companyId/key-counts",
  params: ofCompany,
  errors: ["not-found"],
});
export const generateCompanyKeys = defineEndpoint({
  ...generateKeys,
  ...operator,
  name: "generateCompanyKeys",
  summary: "Makes keys for a company",
  path: "/operator/companies/:companyId/keys",
  params: ofCompany,
  errors: ["not-found", "allotment-used"],
});
export const assignCompanyKey = defineEndpoint({
  ...assignKey,
  ...operator,
  name: "assignCompanyKey",
  summary: "Puts an email on a company's key and mails it there",
  path: "/operator/companies/:companyId/keys/:id/assignment",
  params: keyOfCompany,
});
export const assignCompanyKeys = defineEndpoint({
  ...assignKeys,
  ...operator,
  name: "assignCompanyKeys",
  summary: "Gives each email a key of a company; all or none",
  path: "/operator/companies/:companyId/key-assignments",
  params: ofCompany,
  errors: ["not-found", "allotment-used"],
});
export const unassignCompanyKey = defineEndpoint({
  ...unassignKey,
  ...operator,
  name: "unassignCompanyKey",
  summary: "Takes the email off a company's key that nobody has used",
  path: "/operator/companies/:companyId/keys/:id/assignment",
  params: keyOfCompany,
});
export const resendCompanyKey = defineEndpoint({
  ...resendKey,
  ...operator,
  name: "resendCompanyKey",
  summary: "Mails a company's key again, to the email that is on it",
  path: "/operator/companies/:companyId/key-mails",
  params: ofCompany,
});
export const setCompanyKeyActive = defineEndpoint({
  ...unassignCompanyKey,
  name: "setCompanyKeyActive",
  summary: "Suspends a company's key or activates it again",
  method: "PUT",
  path: "/operator/companies/:companyId/keys/:id/status",
  body: z.object({ status: oneOf(["active", "suspended"]), role: keyType }),
  errors: ["not-found", "last-admin"],
});
export const reassignCompanyKey = defineEndpoint({
  ...unassignCompanyKey,
  name: "reassignCompanyKey",
  summary: "Moves a company's key to another of its people",
  method: "POST",
  path: "/operator/companies/:companyId/key-transfers",
  params: ofCompany,
  body: hostChange,
});
export const updateSeats = defineEndpoint({
  name: "updateSeats",
  area: "key",
  summary: "How many keys of a type a company may have",
  method: "PUT",
  path: "/operator/companies/:companyId/seats",
  ...operator,
  params: ofCompany,
  body: z.object({ keyType, seats: countInput({ min: 0, max: 100_000 }) }),
  response: z.object({ keyType, seats: z.number() }),
  errors: ["not-found"],
});
