import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { FORWARDER_SIDE, SIGNED_IN } from "../audience.ts";
import { iataCode, text } from "../values.ts";

export const airport = z.object({
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  countryName: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  hasCargo: z.boolean(),
  isPreferred: z.boolean(),
  /** in a search: one of the airports of the person's own last requests */
  isRecent: z.boolean().optional(),
});
export type Airport = z.output<typeof airport>;

/** `flag` true: airports with cargo service only (product.md §8). `country`: 'USA', an ISO code, or empty. */
export const searchAirports = defineEndpoint({
  name: "searchAirports",
  area: "place",
  summary: "Airports by code, city or name: preferred and recently used ones first, then cargo airports",
  method: "POST",
  path: "/airport/search",
  roles: SIGNED_IN,
  scope: "user",
  body: z.object({
    search: text(80).default(""),
    country: text(60).optional(),
    flag: z.union([z.boolean(), z.enum(["true", "false"]).transform((flag) => flag === "true")]).optional(),
  }),
  response: z.array(airport),
  errors: [],
  staysOpen: ["while-viewing"],
});

export const getAirport = defineEndpoint({
  name: "getAirport",
  area: "place",
  summary: "One airport by its IATA code",
  method: "POST",
  path: "/airport/:code",
  roles: SIGNED_IN,
  scope: "user",
  params: z.object({ code: iataCode }),
  response: airport,
  errors: ["not-found"],
  staysOpen: ["while-viewing"],
});

/** Answers an empty object when the ZIP is unknown: the screen shows 'Zipcode not available'. */
export const getZipcode = defineEndpoint({
  name: "getZipcode",
  area: "place",
  summary: "City, state and coordinates of a US ZIP code",
  method: "GET",
  path: "/zipcode",
  roles: SIGNED_IN,
  scope: "user",
  query: z.object({ zipcode: text(12).default("") }),
  response: z.union([
    z.object({
      zipcode: z.string(),
      city: z.string(),
      state: z.string(),
      country: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
    z.strictObject({}),
  ]),
  errors: [],
});

export const country = z.object({
  code: z.string(),
  name: z.string(),
  dialCode: z.string(),
  currency: z.string(),
});

export const listCountries = defineEndpoint({
  name: "listCountries",
  area: "place",
  summary: "Countries with dial codes, in the caller's language",
  method: "GET",
  path: "/country-list",
  roles: "public",
  scope: "public",
  response: z.array(country),
  errors: [],
});

export const listForwarderCountries = defineEndpoint({
  name: "listForwarderCountries",
  area: "place",
  summary: "Countries in which approved forwarders have their seat",
  method: "GET",
  path: "/ff-company/country-list",
  roles: "public",
  scope: "public",
  response: z.array(country),
  errors: [],
});

export const listCurrencies = defineEndpoint({
  name: "listCurrencies",
  area: "place",
  summary: "Currencies with ISO decimals and whether an exchange rate is known",
  method: "GET",
  path: "/currencies",
  roles: SIGNED_IN,
  scope: "user",
  response: z.array(
    z.object({ code: z.string(), decimals: z.number(), symbol: z.string(), hasExchangeRate: z.boolean() }),
  ),
  errors: [],
});

export const searchUnNumbers = defineEndpoint({
  name: "searchUnNumbers",
  area: "place",
  summary: "UN numbers by number or proper shipping name (assistance only)",
  method: "GET",
  path: "/un-numbers",
  roles: SIGNED_IN,
  scope: "user",
  query: z.object({ search: text(80).default("") }),
  response: z.array(
    z.object({
      number: z.string(),
      name: z.string(),
      hazardClass: z.string(),
      packingGroups: z.array(z.string()),
      cargoAircraftOnly: z.boolean(),
    }),
  ),
  errors: [],
});

/** Airlines with a live rate the caller may use on the lane; `all` those that could be asked. */
export const searchLaneAirlines = defineEndpoint({
  name: "searchLaneAirlines",
  area: "place",
  summary: "Airlines between two airports",
  method: "GET",
  path: "/airlines/airport-to-airport/search",
  roles: FORWARDER_SIDE,
  scope: "company",
  query: z.object({ from_airport: iataCode, to_airport: iataCode }),
  response: z.object({
    airlines: z.array(
      z.object({
        id: z.number(),
        iata: z.string().nullable(),
        name: z.string(),
        awbPrefix: z.string().nullable(),
        hasRate: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

const directoryEntry = z.object({
  id: z.string(),
  source: z.enum(["inquirer", "address-book"]),
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  country: z.string(),
  zip: z.string(),
  airport: z.string().nullable(),
});

export const searchDirectory = defineEndpoint({
  name: "searchDirectory",
  area: "place",
  summary: "Addresses and inquirers of the caller's company",
  method: "POST",
  path: "/ffadmin/search/directory",
  roles: ["ROLE_FFADMIN", "ROLE_FFAGENT"],
  scope: "company",
  body: z.object({ search: text(80).default("") }),
  response: z.array(directoryEntry),
  errors: [],
  staysOpen: ["while-viewing"],
});

export const searchClientDirectory = defineEndpoint({
  name: "searchClientDirectory",
  area: "place",
  summary: "Addresses the client itself keeps",
  method: "POST",
  path: "/ffClient/search/directory",
  roles: ["ROLE_FFCLIENT", "ROLE_CONSIGNEE"],
  scope: "company",
  body: z.object({ search: text(80).default("") }),
  response: z.array(directoryEntry),
  errors: [],
  staysOpen: ["while-viewing"],
});
