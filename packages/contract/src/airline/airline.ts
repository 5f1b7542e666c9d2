import { formatCutOff, parseCutOff } from "@kilolane/domain";
import { z } from "zod";
import { CONTRACT_DESK, FORWARDER_DESK, RATE_DESK, RATE_READERS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { airlineId, countryCode, id, instant, nameText, seenVersion, text } from "../values.ts";

/** An airline as pickers show it. */
export const airlineCard = z.object({
  id: z.number(),
  iata: z.string().nullable(),
  icao: z.string().nullable(),
  name: z.string(),
  country: z.string(),
  awbPrefix: z.string().nullable(),
  hasFreighters: z.boolean(),
  /** one of the caller's own, unknown to everybody else */
  isManual: z.boolean(),
});
export type AirlineCard = z.output<typeof airlineCard>;

const found = z.object({ content: z.array(airlineCard) });
const searchTerm = text(60).default("");

export const searchAirlineDetails = defineEndpoint({
  name: "searchAirlineDetails",
  area: "airline",
  summary:
    "Airlines by code, prefix or name, or the one with that id: published and the forwarder's own; 20 at most",
  method: "GET",
  path: "/airline-details/search",
  roles: RATE_READERS,
  scope: "company",
  query: z.object({ search: searchTerm, airlineId: airlineId.optional() }),
  response: found,
  errors: [],
});
export const searchAirlines = defineEndpoint({
  name: "searchAirlines",
  area: "airline",
  summary: "The same, with the term in the body; an empty one clears the list",
  method: "POST",
  path: "/airline-details/search-airline",
  roles: RATE_READERS,
  scope: "company",
  body: z.object({ search: searchTerm }),
  response: found,
  errors: [],
  staysOpen: ["while-viewing"],
});
export const listOwnAirlines = defineEndpoint({
  name: "listOwnAirlines",
  area: "airline",
  summary: "Airlines whose rates the caller keeps; by code or name, or the one with that id",
  method: "GET",
  path: "/own-airlines",
  roles: RATE_DESK,
  scope: "company",
  query: z.object({ search: searchTerm, airlineId: airlineId.optional() }),
  response: found,
  errors: [],
});

/** The three digits in front of the airline's waybill numbers, or nothing. */
export const awbPrefix = z
  .string()
  .trim()
  .regex(/^(\d{3})?$/, "invalid")
  .default("");
/** Latest acceptance where a rate states none, `17:00` or `D-1 17:00`, in the one spelling that is stored; or nothing. */
export const airlineCutOff = text(20)
  .refine((typed) => typed === "" || parseCutOff(typed) !== null, "cut-off")
  .transform((typed) => {
    const cutOff = parseCutOff(typed);
    return cutOff === null ? "" : formatCutOff(cutOff);
  })
  .default("");
const manualAirline = airlineCard.extend({
  version: z.number(),
  cutOff: z.string().nullable(),
  rateCount: z.number(),
  isActive: z.boolean(),
});
export type ManualAirline = z.output<typeof manualAirline>;
export const manualAirlineForm = z.object({
  name: nameText(120),
  iata: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z0-9]{2})?$/, "invalid")
    .default(""),
  awbPrefix,
  cutOff: airlineCutOff,
  country: countryCode.or(z.literal("")).default(""),
});
export const listManualAirlines = defineEndpoint({
  name: "listManualAirlines",
  area: "airline",
  summary: "The forwarder's own airlines",
  method: "GET",
  path: "/ffadmin/manual-airline/list",
  roles: FORWARDER_DESK,
  scope: "company",
  query: z.object({ companyId: id.optional(), search: searchTerm }),
  response: z.object({ content: z.array(manualAirline), total: z.number() }),
  errors: ["not-found"],
});
export const createManualAirline = defineEndpoint({
  name: "createManualAirline",
  area: "airline",
  summary: "Adds an airline of the forwarder's own",
  method: "POST",
  path: "/ffadmin/manual-airline/create",
  roles: FORWARDER_DESK,
  scope: "company",
  body: manualAirlineForm,
  response: manualAirline,
  errors: [],
});
export const updateManualAirline = defineEndpoint({
  ...createManualAirline,
  name: "updateManualAirline",
  summary: "Changes one of the forwarder's own airlines",
  method: "PUT",
  path: "/manual-airlines/:id",
  params: z.object({ id: airlineId }),
  /** `version` is the one that the caller saw. */
  body: manualAirlineForm.extend({
    isActive: z.boolean("invalid").default(true),
    version: seenVersion,
  }),
  errors: ["not-found", "version-conflict"],
});

/** A forwarder company that may have contract and spot rates of an airline. */
const contractForwarder = z.object({
  companyId: z.string(),
  companyName: z.string(),
  country: z.string(),
  city: z.string(),
  addedAt: instant,
  /** live rates that are made for it */
  rateCount: z.number(),
});
/** May be left out by the people of a company with one airline. */
const ofAirline = { airlineId: airlineId.optional() };
export const listContractForwarders = defineEndpoint({
  name: "listContractForwarders",
  area: "airline",
  summary: "Forwarder companies that the airline makes contract rates for",
  method: "GET",
  path: "/contract-forwarders",
  roles: CONTRACT_DESK,
  scope: "company",
  query: z.object({ ...ofAirline, search: searchTerm }),
  response: z.object({ content: z.array(contractForwarder), total: z.number() }),
  errors: ["not-found", "airline-missing"],
});
export const searchForwarders = defineEndpoint({
  ...listContractForwarders,
  name: "searchForwarders",
  summary: "Forwarder companies of the platform that could be added, by name; 20 at most",
  path: "/contract-forwarders/candidates",
  response: z.object({
    content: z.array(z.object({ companyId: z.string(), companyName: z.string(), city: z.string() })),
  }),
});
export const addContractForwarder = defineEndpoint({
  name: "addContractForwarder",
  area: "airline",
  summary: "Lets a forwarder company have contract rates",
  method: "POST",
  path: "/contract-forwarders",
  roles: CONTRACT_DESK,
  scope: "company",
  body: z.object({ ...ofAirline, companyId: id }),
  response: contractForwarder,
  errors: ["not-found", "airline-missing"],
});
export const removeContractForwarder = defineEndpoint({
  name: "removeContractForwarder",
  area: "airline",
  summary: "Takes a forwarder company off the list; refused while rates for it are live",
  method: "DELETE",
  path: "/contract-forwarders/:companyId",
  roles: CONTRACT_DESK,
  scope: "company",
  params: z.object({ companyId: id }),
  query: z.object(ofAirline),
  response: z.object({ companyId: z.string() }),
  errors: ["not-found", "airline-missing", "state-conflict"],
});
