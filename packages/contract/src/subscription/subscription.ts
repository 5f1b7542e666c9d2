import { z } from "zod";
import { FORWARDER_ADMINS, FORWARDER_DESK, OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { countInput, id, instant, oneOf, pageInput, queryVersion, seenVersion, text } from "../values.ts";
import { PACKAGE_KEY_TYPES, subscriptionPackage } from "./package.ts";

/**
 * `none`: the company was never asked to pay; `ending`: 30 days or less are left; `grace`: the end has passed and
 * everything still works; `ended`: the company reads and pays, nothing else.
 */
export const SUBSCRIPTION_STATES = ["none", "active", "ending", "grace", "ended"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

const seatUse = z.object({
  keyType: z.enum(PACKAGE_KEY_TYPES),
  /** bought */
  seats: z.number(),
  /** keys in force */
  keys: z.number(),
  used: z.number(),
});
const renewableKey = z.object({
  id: z.string(),
  key: z.string(),
  keyType: z.enum(PACKAGE_KEY_TYPES),
  email: z.string().nullable(),
  holderName: z.string().nullable(),
  /** the last day */
  expiryDate: z.string(),
  isExpired: z.boolean(),
  /** an open payment is under way for it */
  isBeingPaid: z.boolean(),
});
const subscription = z.object({
  state: z.enum(SUBSCRIPTION_STATES),
  packageName: z.string().nullable(),
  packageId: z.string().nullable(),
  currency: z.string().nullable(),
  termMonths: z.number().nullable(),
  startedAt: instant.nullable(),
  endsAt: instant.nullable(),
  readOnlyAt: instant.nullable(),
  daysLeft: z.number().nullable(),
  seats: z.array(seatUse),
  keys: z.array(renewableKey),
});
export type Subscription = z.output<typeof subscription>;
export type RenewableKey = z.output<typeof renewableKey>;

export const getSubscription = defineEndpoint({
  name: "getSubscription",
  area: "subscription",
  summary: "What the company has bought, until when, and its keys",
  method: "GET",
  path: "/ffadmin/subscription",
  roles: FORWARDER_DESK,
  scope: "company",
  response: subscription,
  errors: [],
});

const own = { area: "subscription", roles: FORWARDER_ADMINS, scope: "company" } as const;
export const listPlans = defineEndpoint({
  ...own,
  name: "listPlans",
  summary: "The packages that can be bought now",
  method: "GET",
  path: "/subscription/plans",
  response: z.object({ content: z.array(subscriptionPackage) }),
  errors: [],
});

/** `approved` waits for its payment; `given` costs nothing. */
export const ADDON_STATES = ["requested", "approved", "rejected", "withdrawn", "given", "bought"] as const;
export type AddonState = (typeof ADDON_STATES)[number];
export const addon = z.object({
  id: z.string(),
  keyType: z.enum(PACKAGE_KEY_TYPES),
  keyCount: z.number(),
  note: z.string(),
  state: z.enum(ADDON_STATES),
  reason: z.string(),
  requestedBy: z.string(),
  createdAt: instant,
  decidedAt: instant.nullable(),
  version: z.number(),
});
export type Addon = z.output<typeof addon>;
const addonForm = z.object({
  keyType: oneOf(PACKAGE_KEY_TYPES),
  keyCount: countInput({ min: 1, max: 1000 }),
  note: text(500).default(""),
});
export const addonOrderFields = addonForm.pick({ keyType: true, keyCount: true });

export const listAddons = defineEndpoint({
  ...own,
  name: "listAddons",
  summary: "The company's add-ons, asked for and bought, the newest first",
  method: "GET",
  path: "/subscription/addons",
  query: z.object(pageInput),
  response: z.object({ content: z.array(addon), total: z.number() }),
  errors: [],
});
export const requestAddon = defineEndpoint({
  ...own,
  name: "requestAddon",
  summary: "Asks the operator for more keys",
  method: "POST",
  path: "/subscription/addons",
  body: addonForm,
  response: addon,
  errors: ["state-conflict"],
});
export const withdrawAddon = defineEndpoint({
  ...own,
  name: "withdrawAddon",
  summary: "Takes back a request that has not been decided",
  method: "DELETE",
  path: "/subscription/addons/:id",
  params: z.object({ id }),
  query: z.object({ version: queryVersion }),
  response: addon,
  errors: ["not-found", "state-conflict", "version-conflict"],
});

const managedAddon = addon.extend({ companyId: z.string(), companyName: z.string() });
export type ManagedAddon = z.output<typeof managedAddon>;
const operator = { area: "subscription", roles: OPERATOR, scope: "platform" } as const;
export const listAddonRequests = defineEndpoint({
  ...operator,
  name: "listAddonRequests",
  summary: "Add-ons of all companies, those that wait first",
  method: "GET",
  path: "/operator/addon-requests",
  query: z.object({
    state: oneOf(["all", ...ADDON_STATES]).default("all"),
    search: text(80).default(""),
    ...pageInput,
  }),
  response: z.object({ content: z.array(managedAddon), total: z.number(), waiting: z.number() }),
  errors: [],
});
export const decideAddonRequest = defineEndpoint({
  ...operator,
  name: "decideAddonRequest",
  summary: "Approves a request so that it can be paid, gives the keys without a charge, or turns it down",
  method: "POST",
  path: "/operator/addon-requests/:id/decision",
  params: z.object({ id }),
  body: z.object({
    decision: oneOf(["approve", "give", "reject"]),
    reason: text(500).default(""),
    version: seenVersion,
  }),
  response: managedAddon,
  errors: ["not-found", "state-conflict", "version-conflict"],
});
