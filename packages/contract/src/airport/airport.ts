import { z } from "zod";
import { OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { airport } from "../place/place.ts";
import { listFile, listFileQuery } from "./list-file.ts";
import {
  countryCode,
  iataCode,
  instant,
  nameText,
  oneOf,
  pageInput,
  queryVersion,
  seenVersion,
  sheetFormat,
  sortDirection,
  text,
  yesNo,
} from "../values.ts";

/** Decimal degrees, WGS 84, at most six decimals (some 10 cm). Codes: required, number, range. */
function degrees(most: number) {
  return z.union([z.number(), z.string()], { error: () => "required" }).transform((typed, context) => {
    const trimmed = String(typed).trim();
    const refuse = (message: string): never => {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    if (trimmed === "") return refuse("required");
    if (!/^-?\d{1,3}(\.\d{1,12})?$/.test(trimmed)) return refuse("number");
    const value = Math.round(Number(trimmed) * 1e6) / 1e6;
    return Math.abs(value) <= most ? value : refuse("range");
  });
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** How much cargo passes: 3 world hub, 2 large gateway, 1 takes cargo, 0 hardly any; orders what a search finds. */
export const CARGO_RANKS = ["0", "1", "2", "3"] as const;
const cargoRank = z.union([z.number().transform(String), z.string().trim()]).pipe(oneOf(CARGO_RANKS));

const airportChange = z.object({
  name: nameText(120),
  city: nameText(80),
  country: countryCode,
  latitude: degrees(90),
  longitude: degrees(180),
  timeZone: nameText(60).refine(isTimeZone, "unknown"),
  hasCargo: yesNo,
  cargoRank,
});
/** An airport as the operator types it. */
export const airportForm = airportChange.extend({ code: iataCode });
export type AirportForm = z.output<typeof airportForm>;
/** What is typed of an airport, in the order of the screen and of the list as a file. */
export const AIRPORT_FIELDS = [
  "code",
  "name",
  "city",
  "country",
  "latitude",
  "longitude",
  "timeZone",
  "hasCargo",
  "cargoRank",
] as const satisfies readonly (keyof AirportForm)[];

const managedAirport = airport.omit({ isPreferred: true }).extend({
  cargoRank: z.enum(CARGO_RANKS),
  /** false: closed; nobody finds it any more, and what names it stays */
  isActive: z.boolean(),
  version: z.number(),
  /** null: as it was delivered */
  updatedAt: instant.nullable(),
  updatedBy: z.string(),
});
export type ManagedAirport = z.output<typeof managedAirport>;

export const AIRPORT_SORTS = ["code", "name", "city", "country", "cargoRank", "updatedAt"] as const;
const filter = {
  search: text(120).default(""),
  state: oneOf(["all", "active", "closed"]).default("all"),
  cargo: oneOf(["all", "yes", "no"]).default("all"),
  /** those that the operator added or changed */
  origin: oneOf(["all", "changed"]).default("all"),
  country: z.union([z.literal(""), countryCode], "unknown-country").default(""),
  sort: oneOf(AIRPORT_SORTS).default("code"),
  direction: sortDirection.default("asc"),
};

const operator = { area: "airport", roles: OPERATOR, scope: "platform" } as const;
/** Any text: one that is no code names no airport. */
const params = z.object({ code: z.string().max(40, "too-long").trim().toUpperCase() });

export const listManagedAirports = defineEndpoint({
  ...operator,
  name: "listManagedAirports",
  summary: "Every airport, closed ones too",
  method: "GET",
  path: "/operator/airports",
  query: z.object({ ...filter, ...pageInput }),
  response: z.object({ content: z.array(managedAirport), total: z.number() }),
  errors: [],
});
export const exportAirports = defineEndpoint({
  ...operator,
  name: "exportAirports",
  summary: "The filtered airports as a file, which can be imported again",
  method: "GET",
  path: "/operator/airports/export",
  query: z.object({ ...filter, format: sheetFormat }),
  response: z.unknown(),
  content: "file",
  errors: [],
});
export const getManagedAirport = defineEndpoint({
  ...operator,
  name: "getManagedAirport",
  summary: "One airport as the operator keeps it, and whether anything names it",
  method: "GET",
  path: "/operator/airports/:code",
  params,
  response: managedAirport.extend({ isUsed: z.boolean() }),
  errors: ["not-found"],
});
export const createAirport = defineEndpoint({
  ...operator,
  name: "createAirport",
  summary: "Adds an airport; every node finds it with the next search",
  method: "POST",
  path: "/operator/airports",
  body: airportForm,
  response: managedAirport,
  errors: [],
});
export const updateAirport = defineEndpoint({
  ...operator,
  name: "updateAirport",
  summary: "Changes an airport; its code stays",
  method: "PUT",
  path: "/operator/airports/:code",
  params,
  body: airportChange.extend({ version: seenVersion }),
  response: managedAirport,
  errors: ["not-found", "version-conflict"],
});
export const updateAirportStatus = defineEndpoint({
  ...operator,
  name: "updateAirportStatus",
  summary: "Closes an airport to new quotations, or opens it again",
  method: "PUT",
  path: "/operator/airports/:code/status",
  params,
  body: z.object({ isActive: z.boolean("required"), version: seenVersion }),
  response: managedAirport,
  errors: ["not-found", "version-conflict"],
});
/** One that a quotation, a rate or a company names can only be closed (`state-conflict`). */
export const deleteAirport = defineEndpoint({
  ...operator,
  name: "deleteAirport",
  summary: "Deletes an airport that nothing names",
  method: "DELETE",
  path: "/operator/airports/:code",
  params,
  query: z.object({ version: queryVersion }),
  response: z.object({ code: z.string() }),
  errors: ["not-found", "version-conflict", "state-conflict"],
});
/** A CSV file with the columns of the export, in any order and any of the product's languages. */
export const importAirports = defineEndpoint({
  ...operator,
  name: "importAirports",
  summary: "Checks a CSV file of airports and says what it changes, or writes it whole",
  method: "POST",
  path: "/operator/airports/import",
  query: listFileQuery,
  multipart: true,
  response: listFile,
  errors: ["file-unreadable", "version-conflict"],
  limit: "upload",
});
