import { formatRoundingUnits, parseRoundingUnits, SELL_STEPS } from "@kilolane/domain";
import { z } from "zod";
import { FORWARDER_DESK, FORWARDER_SIDE, QUOTING_ADMINS, SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  currencyCode,
  emailAddress,
  iataCode,
  id,
  languageCode,
  nameText,
  oneOf,
  optionalCountry,
  optionalPhone,
  text,
  themeMode,
  themeStyle,
} from "../values.ts";

/** The three measurement systems; 'Imperial / Metric' shows both. */
export const unitSystem = oneOf(["Imperial", "Metric", "Imperial / Metric"]);
const yesNo = oneOf(["Yes", "No"]);

export const getMeasurementUnit = defineEndpoint({
  name: "getMeasurementUnit",
  area: "settings",
  summary: "The units of the caller's screens: their own choice, else their company's",
  method: "GET",
  path: "/measurements-unit",
  roles: SIGNED_IN,
  scope: "user",
  response: z.object({ unit: unitSystem }),
  errors: [],
});
export const updateMeasurementUnit = defineEndpoint({
  ...getMeasurementUnit,
  name: "updateMeasurementUnit",
  summary: "Chooses the units of the caller's screens",
  method: "POST",
  body: z.object({ unit: unitSystem }),
});

export const getPdfMeasurementUnit = defineEndpoint({
  name: "getPdfMeasurementUnit",
  area: "settings",
  summary: "The units of the company's documents",
  method: "GET",
  path: "/pdf-measurements-unit",
  roles: SIGNED_IN,
  scope: "company",
  response: z.object({ pdfMeasurementUnit: unitSystem }),
  errors: [],
});
export const updatePdfMeasurementUnit = defineEndpoint({
  ...getPdfMeasurementUnit,
  name: "updatePdfMeasurementUnit",
  summary: "Chooses the units of the company's documents",
  method: "POST",
  roles: QUOTING_ADMINS,
  body: z.object({ pdfMeasurementUnit: unitSystem }),
});

const preferredAirport = z.object({
  id: z.string(),
  airport: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
});
export type PreferredAirport = z.output<typeof preferredAirport>;

export const listPreferredAirports = defineEndpoint({
  name: "listPreferredAirports",
  area: "settings",
  summary: "Airports that the company's people see first; `company_id`, when given, is their own",
  method: "GET",
  path: "/ffcompany/airport-list",
  roles: FORWARDER_SIDE,
  scope: "company",
  query: z.object({ company_id: id.optional() }),
  response: z.array(preferredAirport),
  errors: ["not-found"],
});
export const addPreferredAirport = defineEndpoint({
  name: "addPreferredAirport",
  area: "settings",
  summary: "Adds an airport to the company's preferred ones",
  method: "POST",
  path: "/ffcompany/add-airport",
  roles: QUOTING_ADMINS,
  scope: "company",
  body: z.object({ airport: iataCode }),
  response: preferredAirport,
  errors: [],
});
export const orderPreferredAirports = defineEndpoint({
  name: "orderPreferredAirports",
  area: "settings",
  summary: "Puts the company's preferred airports in this order; every entry is named once",
  method: "PUT",
  path: "/preferred-airports/order",
  roles: QUOTING_ADMINS,
  scope: "company",
  body: z.object({ ids: z.array(id, "list").max(100, "too-many") }),
  response: z.array(preferredAirport),
  errors: ["not-found", "state-conflict"],
});
export const deletePreferredAirport = defineEndpoint({
  name: "deletePreferredAirport",
  area: "settings",
  summary: "Takes an airport off the company's preferred ones",
  method: "DELETE",
  path: "/ffcompany/delete-airport",
  roles: QUOTING_ADMINS,
  scope: "company",
  query: z.object({ id }),
  response: z.object({ id: z.string() }),
  errors: ["not-found"],
});

const manualQuoteSetting = z.object({
  companyId: z.string(),
  isAllowManualQuotesAdmin: yesNo,
  isAllowManualQuotesAgent: yesNo,
});

export const getManualQuoteSetting = defineEndpoint({
  name: "getManualQuoteSetting",
  area: "settings",
  summary:
    "Whether the company's admins and agents may write manual quotations (admins Yes, agents No at first)",
  method: "GET",
  path: "/manual-quote-setting/:companyId",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ companyId: id }),
  response: manualQuoteSetting,
  errors: ["not-found"],
});
export const updateManualQuoteSetting = defineEndpoint({
  name: "updateManualQuoteSetting",
  area: "settings",
  summary: "Decides who may write manual quotations",
  method: "PUT",
  path: "/manual-quote-setting/update",
  roles: ["ROLE_FFADMIN"],
  scope: "company",
  body: z.object({ companyId: id, isAllowManualQuotesAdmin: yesNo, isAllowManualQuotesAgent: yesNo }),
  response: manualQuoteSetting,
  errors: ["not-found"],
});

const personalProfile = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** was asked for, and signs in once the link that was mailed to it has been opened */
  pendingEmail: z.string().nullable(),
  mobile: z.string(),
  countryCode: z.string(),
  replyToEmail: z.string(),
  role: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  imageUrl: z.string().nullable(),
  companyLogo: z.string().nullable(),
  locale: languageCode,
  themeMode: themeMode.nullable(),
  themeStyle: themeStyle.nullable(),
});
export type PersonalProfile = z.output<typeof personalProfile>;

export const getPersonalProfile = defineEndpoint({
  name: "getPersonalProfile",
  area: "settings",
  summary: "The caller's own profile, as its form shows it",
  method: "GET",
  path: "/profile",
  roles: SIGNED_IN,
  scope: "user",
  response: personalProfile,
  errors: [],
});
export const updateProfile = defineEndpoint({
  name: "updateProfile",
  area: "settings",
  summary:
    "Updates the caller's profile; another email needs the current password, and counts once it is proven",
  method: "PUT",
  path: "/profile/update",
  roles: SIGNED_IN,
  scope: "user",
  body: z.object({
    firstName: nameText(80),
    lastName: nameText(80),
    email: emailAddress,
    mobile: optionalPhone.default(""),
    countryCode: optionalCountry.default(""),
    replyToEmail: z.union([z.literal(""), emailAddress]).default(""),
    locale: languageCode.optional(),
    currentPassword: z.string().max(1024, "too-long").optional(),
  }),
  response: personalProfile,
  errors: [],
});

const look = z.object({
  locale: languageCode,
  themeMode: themeMode.nullable(),
  themeStyle: themeStyle.nullable(),
});
export const updateLook = defineEndpoint({
  name: "updateLook",
  area: "settings",
  summary: "Keeps the caller's language and look, for the next browser; what is left out stays as it is",
  method: "PUT",
  path: "/profile/look",
  roles: SIGNED_IN,
  scope: "user",
  body: z.object({
    locale: languageCode.optional(),
    themeMode: themeMode.optional(),
    themeStyle: themeStyle.optional(),
  }),
  response: look,
  errors: [],
});

/** `chf .05` is none: an amount begins with a digit. Answers the text in its one spelling. */
const roundingUnits = text(400).transform((typed, context) => {
  const units = parseRoundingUnits(typed);
  if (typeof units !== "string") return formatRoundingUnits(units);
  context.addIssue({ code: "custom", message: units });
  return z.NEVER;
});

const companySetting = z.object({
  version: z.number(),
  preferredCurrency: z.string(),
  departureUsaOnly: z.boolean(),
  agentsSeeAll: z.boolean(),
  validityDays: z.number(),
  /** days that a departure may lie beyond a rate's end; 0: none */
  daysBeyondRateEnd: z.number(),
  /** to what a sell rate per unit is rounded before it is multiplied */
  sellStep: z.enum(SELL_STEPS),
  /** what amounts of a currency are rounded to instead of its minor unit: `CHF 0.05, JPY 10`; empty: none */
  roundingUnits: z.string(),
  terms: z.string(),
  accentColor: z.string(),
  /** days before its last day that a sent quotation's owner is reminded; 0: never */
  remindDays: z.number(),
  remindClient: z.boolean(),
});
export type CompanySetting = z.output<typeof companySetting>;

export const getCompanySetting = defineEndpoint({
  name: "getCompanySetting",
  area: "settings",
  summary: "What the company decided for its quotations",
  method: "GET",
  path: "/company-settings",
  roles: FORWARDER_SIDE,
  scope: "company",
  response: companySetting,
  errors: [],
});
export const updateCompanySetting = defineEndpoint({
  ...getCompanySetting,
  name: "updateCompanySetting",
  summary: "Changes what the company decided for its quotations; what is left out stays as it is",
  method: "PUT",
  path: "/company-settings",
  roles: QUOTING_ADMINS,
  errors: ["version-conflict"],
  body: z.object({
    /** the one that the caller saw */
    version: z.number("required").int("number"),
    preferredCurrency: currencyCode.optional(),
    departureUsaOnly: z.boolean().optional(),
    agentsSeeAll: z.boolean().optional(),
    validityDays: z.number("number").int("number").min(1, "too-small").max(365, "too-large").optional(),
    daysBeyondRateEnd: z.number("number").int("number").min(0, "too-small").max(45, "too-large").optional(),
    sellStep: oneOf(SELL_STEPS).optional(),
    roundingUnits: roundingUnits.optional(),
    terms: text(10_000).optional(),
    accentColor: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, "invalid")
      .optional(),
    remindDays: z.number("number").int("number").min(0, "too-small").max(30, "too-large").optional(),
    remindClient: z.boolean().optional(),
  }),
});
