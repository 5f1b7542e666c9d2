import { z } from "zod";
import { OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  amount,
  countInput,
  currencyCode,
  decimalInput,
  id,
  nameText,
  oneOf,
  pageInput,
  seenVersion,
  text,
} from "../values.ts";

/** Types of keys that packages hold. */
export const PACKAGE_KEY_TYPES = ["admin", "agent", "client"] as const;
export type PackageKeyType = (typeof PACKAGE_KEY_TYPES)[number];

/** Most that one key may cost for a term. */
const MOST_PRICE = 1_000_000;
const unitPrice = decimalInput({ max: MOST_PRICE });

/** Prices of one key of each type for the term, in one currency and without tax. */
const packagePrice = z.object({
  currency: z.string(),
  admin: amount,
  agent: amount,
  client: amount,
  /** of the whole package */
  total: amount,
});

export const subscriptionPackage = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  adminKeys: z.number(),
  agentKeys: z.number(),
  clientKeys: z.number(),
  termMonths: z.number(),
  graceDays: z.number(),
  isOffered: z.boolean(),
  prices: z.array(packagePrice),
  version: z.number(),
});
export type SubscriptionPackage = z.output<typeof subscriptionPackage>;

const managedPackage = subscriptionPackage.extend({ companyCount: z.number() });
export type ManagedPackage = z.output<typeof managedPackage>;

export const packageForm = z.object({
  name: nameText(80),
  description: text(400),
  adminKeys: countInput({ min: 1, max: 1000 }),
  agentKeys: countInput({ min: 0, max: 10_000 }),
  clientKeys: countInput({ min: 0, max: 10_000 }),
  termMonths: countInput({ min: 1, max: 36 }),
  graceDays: countInput({ min: 0, max: 90 }),
  isOffered: z.boolean("invalid"),
  prices: z
    .array(z.object({ currency: currencyCode, admin: unitPrice, agent: unitPrice, client: unitPrice }))
    .min(1, "required")
    .max(20, "too-many"),
});
export type PackageForm = z.output<typeof packageForm>;

const PACKAGE_SORTS = ["name", "termMonths", "companyCount"] as const;
const operator = { area: "subscription", roles: OPERATOR, scope: "platform" } as const;

export const listPackages = defineEndpoint({
  ...operator,
  name: "listPackages",
  summary: "The packages that the operator sells, with how many companies have each",
  method: "GET",
  path: "/operator/packages",
  query: z.object({
    search: text(80).default(""),
    show: oneOf(["all", "offered", "withdrawn"]).default("all"),
    sort: oneOf(PACKAGE_SORTS).default("name"),
    direction: oneOf(["asc", "desc"]).default("asc"),
    ...pageInput,
  }),
  response: z.object({ content: z.array(managedPackage), total: z.number() }),
  errors: [],
});
export const getPackage = defineEndpoint({
  ...operator,
  name: "getPackage",
  summary: "One package",
  method: "GET",
  path: "/operator/packages/:id",
  params: z.object({ id }),
  response: managedPackage,
  errors: ["not-found"],
});
export const createPackage = defineEndpoint({
  ...operator,
  name: "createPackage",
  summary: "Offers a new package",
  method: "POST",
  path: "/operator/packages",
  body: packageForm,
  response: managedPackage,
  errors: [],
});
/** What companies have bought stays as it was until they renew. */
export const updatePackage = defineEndpoint({
  ...operator,
  name: "updatePackage",
  summary: "Changes a package for everybody who buys or renews from now on",
  method: "PUT",
  path: "/operator/packages/:id",
  params: z.object({ id }),
  body: packageForm.extend({ version: seenVersion }),
  response: managedPackage,
  errors: ["not-found", "version-conflict"],
});

const forecastMonth = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  currency: z.string(),
  companies: z.number(),
  keys: z.number(),
  amount,
});
export const getRenewalForecast = defineEndpoint({
  ...operator,
  name: "getRenewalForecast",
  summary: "What the renewals of the next twelve months would bring, by month and currency, without tax",
  method: "GET",
  path: "/operator/renewal-forecast",
  response: z.object({ months: z.array(forecastMonth) }),
  errors: [],
});
export type ForecastMonth = z.output<typeof forecastMonth>;
