import { z } from "zod";
import { FORWARDER_DESK, FORWARDER_SIDE, QUOTING_ADMINS, SIGNED_IN } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import {
  emailAddress,
  iataCode,
  id,
  languageCode,
  nameText,
  oneOf,
  optionalCountry,
  optionalPhone,
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
  /** answers go there; until then to the account's own email */
  isReplyToProven: z.boolean(),
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
