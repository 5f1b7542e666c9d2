import { z } from "zod";
import { KEY_ADMINS, KEY_READERS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { accountEmail, keyType } from "../signup/signup.ts";
import {
  calendarDate,
  countInput,
  id,
  instant,
  oneOf,
  pageInput,
  queryFlag,
  sheetFormat,
  sortDirection,
  text,
} from "../values.ts";

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

/** What the caller may do with a key in its present state. */
export const KEY_ACTIONS = [
  "assign",
  "unassign",
  "resend",
  "copy",
  "suspend",
  "activate",
  "reassign",
] as const;
export type KeyAction = (typeof KEY_ACTIONS)[number];

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
  assignedAt: instant.nullable(),
  usedAt: instant.nullable(),
  ffuserId: z.string().nullable(),
  holderName: z.string().nullable(),
  actions: z.array(z.enum(KEY_ACTIONS)),
});
export type KeyRow = z.output<typeof keyRow>;

/** How many keys stand behind each word of the filter. */
const keyCounts = z.object({
  all: z.number(),
  assigned: z.number(),
  unassigned: z.number(),
  used: z.number(),
  unused: z.number(),
  active: z.number(),
  suspended: z.number(),
  expired: z.number(),
});
/** Per type: keys that are not expired, those in use, those that wait for their holder, and how many there may be. */
export const keySeats = z.object({
  keyType,
  keys: z.number(),
  used: z.number(),
  waiting: z.number(),
  seats: z.number(),
});
export type KeySeats = z.output<typeof keySeats>;

/** `counts` are those of the search and type, whatever the filter. */
export function keyPageOf<R extends z.ZodType>(row: R) {
  return z.object({ content: z.array(row), total: z.number(), counts: keyCounts });
}
export const KEY_STEPS = [
  "generated",
  "assigned",
  "unassigned",
  "resent",
  "shown",
  "used",
  "suspended",
  "activated",
  "host-reassigned",
] as const;
/** One thing that happened to a key; `byName` is null for people of another company. */
const keyEvent = z.object({
  at: instant,
  step: z.enum(KEY_STEPS),
  byName: z.string().nullable(),
  email: z.string().nullable(),
});
export type KeyEvent = z.output<typeof keyEvent>;
/**
 * `alphanumericKey` in full for those who give keys out, when they ask for it and nobody has used the key; null
 * otherwise.
 */
export const keyDetail = keyRow.extend({
  alphanumericKey: z.string().nullable(),
  history: z.array(keyEvent),
});
export type KeyDetail = z.output<typeof keyDetail>;
export const KEY_SORTS = ["createdAt", "expiryDate", "email", "keyType"] as const;
export const keyQuery = z.object({
  filter: keyFilter.default("All"),
  keyType: keyType.optional(),
  /** words of the email, the holder's name or the last characters of the key */
  search: text(120).default(""),
  sort: oneOf(KEY_SORTS).default("createdAt"),
  direction: sortDirection.default("desc"),
  ...pageInput,
});
const keyCount = keyCounts.extend({ types: z.array(keySeats) });

export const listKeys = defineEndpoint({
  name: "listKeys",
  area: "key",
  summary: "The company's keys, the newest first by default",
  method: "GET",
  path: "/key-management/get-keys",
  roles: KEY_READERS,
  scope: "company",
  query: keyQuery,
  response: keyPageOf(keyRow),
  errors: [],
});
export const exportKeys = defineEndpoint({
  ...listKeys,
  name: "exportKeys",
  summary: "The filtered list as a file, masked as on the screen",
  path: "/keys/export",
  query: keyQuery.omit({ page: true, size: true }).extend({ format: sheetFormat }),
  response: z.unknown(),
  content: "file",
});
export const getKey = defineEndpoint({
  name: "getKey",
  area: "key",
  summary: "One key with its holder and what happened to it; its text only when asked for",
  method: "GET",
  path: "/key-management/:id",
  roles: KEY_READERS,
  scope: "company",
  params: z.object({ id }),
  query: z.object({ showsText: queryFlag.default(false) }),
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
  path: "/keys",
  roles: KEY_ADMINS,
  scope: "company",
  body: generateForm,
  response: z.object({ content: z.array(keyRow) }),
  errors: ["allotment-used"],
});
export const unassignKey = defineEndpoint({
  name: "unassignKey",
  area: "key",
  summary: "Takes the email off a key that nobody has used",
  method: "DELETE",
  path: "/keys/:id/assignment",
  roles: KEY_ADMINS,
  scope: "company",
  params: z.object({ id }),
  response: keyRow,
  errors: ["not-found", "state-conflict"],
});
export const assignKey = defineEndpoint({
  name: "assignKey",
  area: "key",
  summary: "Puts an email on a key and mails it there; a colleague without a licence sits on it at once",
  method: "POST",
  path: "/keys/:id/assignment",
  roles: KEY_ADMINS,
  scope: "company",
  params: z.object({ id }),
  body: z.object({ email: accountEmail }),
  response: keyRow,
  errors: ["not-found", "state-conflict"],
  limit: "mail",
});
/** So many addresses at a time: what one person may mail in an hour. */
export const MOST_KEY_EMAILS = 30;
export const assignKeys = defineEndpoint({
  name: "assignKeys",
  area: "key",
  summary: "Gives each email a key of that type, free ones first, new ones within the number; all or none",
  method: "POST",
  path: "/key-assignments",
  roles: KEY_ADMINS,
  scope: "company",
  body: z.object({
    keyType,
    emails: z.array(accountEmail).min(1, "required").max(MOST_KEY_EMAILS, "too-many"),
  }),
  response: z.object({ content: z.array(keyRow) }),
  errors: ["allotment-used"],
  limit: "mail",
});
export const resendKey = defineEndpoint({
  name: "resendKey",
  area: "key",
  summary: "Mails a key again, to the email that is on it and to no other",
  method: "POST",
  path: "/key-management/resend-key",
  roles: KEY_ADMINS,
  scope: "company",
  body: z.object({
    /** as the list shows it; the id alone decides */
    key: z.string().max(200, "too-long").optional(),
    email: accountEmail,
    id,
    keyType,
  }),
  response: keyRow,
  errors: ["not-found", "state-conflict"],
  limit: "mail",
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
