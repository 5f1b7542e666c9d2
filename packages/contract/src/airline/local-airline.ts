import { CARGO_TYPES } from "@kilolane/domain";
import { z } from "zod";
import { airlineCard, airlineCutOff, awbPrefix } from "./airline.ts";
import { OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { listFile, listFileQuery } from "../airport/list-file.ts";
import { exportCall } from "../record-calls.ts";
import {
  airlineId,
  countryCode,
  id,
  instant,
  nameText,
  oneOf,
  pageInput,
  seenVersion,
  sortDirection,
  text,
  yesNo,
} from "../values.ts";

/** A published airline as the operator keeps it. */
const localAirline = airlineCard.extend({
  version: z.number(),
  cutOff: z.string().nullable(),
  /** false: the waybill prefix comes from one source only */
  isAwbPrefixSure: z.boolean(),
  isActive: z.boolean(),
  /** whose people keep its rates; null: data entry does */
  company: z.object({ id: z.string(), name: z.string(), isActive: z.boolean() }).nullable(),
  rateCount: z.number(),
  laneCount: z.number(),
});
export type LocalAirline = z.output<typeof localAirline>;

/** What an airline is called and known by; the same for a new one that an approval makes. */
export const carrierForm = z.object({
  name: nameText(120),
  iata: z
    .string("required")
    .trim()
    .toUpperCase()
    .min(1, { error: "required", abort: true })
    .regex(/^[A-Z0-9]{2}$/, "invalid"),
  icao: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^([A-Z]{3})?$/, "invalid")
    .default(""),
  awbPrefix,
  cutOff: airlineCutOff,
  isAwbPrefixSure: z.boolean("invalid").default(false),
  country: countryCode,
  hasFreighters: z.boolean("invalid").default(false),
});
/** A published airline as a line of a file says it; whose people keep its rates is no matter of the file. */
export const airlineLine = carrierForm.extend({
  isAwbPrefixSure: yesNo,
  hasFreighters: yesNo,
  /** false: not chosen for new rates */
  isActive: yesNo,
});
export type AirlineLine = z.output<typeof airlineLine>;
/** The columns of a file of airlines, the code first: it names the airline. */
export const AIRLINE_FIELDS = [
  "iata",
  "icao",
  "name",
  "awbPrefix",
  "isAwbPrefixSure",
  "country",
  "hasFreighters",
  "cutOff",
  "isActive",
] as const satisfies readonly (keyof AirlineLine)[];

const localAirlineForm = carrierForm.extend({
  isActive: z.boolean("invalid").default(true),
  /** an approved airline company; null: none */
  airlineCompanyId: id.nullable().default(null),
});

/** `localdb`: data entry keeps the rates; `company`: the airline's own people do. */
export const LOCAL_AIRLINE_KINDS = ["all", "localdb", "company", "inactive"] as const;
export type LocalAirlineKind = (typeof LOCAL_AIRLINE_KINDS)[number];

const operator = { area: "airline", roles: OPERATOR, scope: "platform", errors: [] } as const;
const search = text(60).default("");
const localKind = oneOf(LOCAL_AIRLINE_KINDS).default("all");

export const listLocalAirlines = defineEndpoint({
  ...operator,
  name: "listLocalAirlines",
  summary: "Published airlines by code, prefix or name; those of inactive companies count as `localdb`",
  method: "GET",
  path: "/operator/airlines",
  query: z.object({
    kind: localKind,
    /** the airlines of one company */
    companyId: id.optional(),
    search,
    ...pageInput,
  }),
  response: z.object({
    content: z.array(localAirline),
    total: z.number(),
    /** how many match under each kind, whatever kind is asked for */
    counts: z.object({ all: z.number(), localdb: z.number(), company: z.number(), inactive: z.number() }),
  }),
});
export const exportLocalAirlines = defineEndpoint({
  ...operator,
  ...exportCall(z.object({ kind: localKind, search })),
  name: "exportLocalAirlines",
  summary: "The filtered airlines as a file, which can be imported again",
  path: "/operator/airlines/export",
});
/** A CSV file with the columns of the export that are typed, in any order and any of the product's languages. */
export const importLocalAirlines = defineEndpoint({
  ...operator,
  name: "importLocalAirlines",
  summary: "Checks a CSV file of airlines and says what it changes, or writes what was shown",
  method: "POST",
  path: "/operator/airlines/import",
  query: listFileQuery,
  multipart: true,
  response: listFile,
  errors: ["file-unreadable", "version-conflict"],
  limit: "upload",
});
export const getLocalAirline = defineEndpoint({
  ...operator,
  name: "getLocalAirline",
  summary: "One published airline",
  method: "GET",
  path: "/operator/airlines/:airlineId",
  params: z.object({ airlineId }),
  response: localAirline,
  errors: ["not-found"],
});
export const createLocalAirline = defineEndpoint({
  ...operator,
  name: "createLocalAirline",
  summary: "Adds a published airline",
  method: "POST",
  path: "/operator/airlines",
  body: localAirlineForm,
  response: localAirline,
});
export const updateLocalAirline = defineEndpoint({
  ...createLocalAirline,
  name: "updateLocalAirline",
  summary: "Changes a published airline, or says which company's people keep its rates",
  method: "PUT",
  path: "/operator/airlines/:airlineId",
  params: z.object({ airlineId }),
  /** `version` is the one that the caller saw. */
  body: localAirlineForm.extend({ version: seenVersion }),
  errors: ["not-found", "version-conflict"],
});
export const assignCarrier = defineEndpoint({
  ...operator,
  name: "assignCarrier",
  summary: "Says that an approved airline company's people keep the rates of a published airline",
  method: "PUT",
  path: "/operator/airlines/:airlineId/company",
  params: z.object({ airlineId }),
  body: z.object({ companyId: id }),
  response: localAirline,
  errors: ["not-found", "state-conflict"],
});

const airlineOfOverview = localAirline.pick({
  id: true,
  iata: true,
  name: true,
  isActive: true,
  company: true,
});

/** Airfares of an airline in figures; forwarders' own manual rates are nobody else's and not among them. */
const airfares = airlineOfOverview.extend({
  live: z.number(),
  liveLanes: z.number(),
  drafts: z.number(),
  expiring: z.number(),
  expired: z.number(),
  publishedAt: instant.nullable(),
});
export type AirlineAirfares = z.output<typeof airfares>;
export const AIRFARE_VIEWS = ["rated", "drafts", "expiring", "expired", "unrated", "all"] as const;
export type AirfareView = (typeof AIRFARE_VIEWS)[number];
export const AIRFARE_SORTS = ["name", "live", "liveLanes", "drafts", "expiring", "publishedAt"] as const;
const airfareQuery = z.object({
  view: oneOf(AIRFARE_VIEWS).default("rated"),
  search,
  sort: oneOf(AIRFARE_SORTS).default("name"),
  direction: sortDirection.default("asc"),
});
export const listAirlineAirfares = defineEndpoint({
  ...operator,
  name: "listAirlineAirfares",
  summary: "Published airlines with their rates counted by state",
  method: "GET",
  path: "/operator/airline-rates",
  query: airfareQuery.extend(pageInput),
  response: z.object({
    content: z.array(airfares),
    total: z.number(),
    counts: z.object({
      rated: z.number(),
      drafts: z.number(),
      expiring: z.number(),
      expired: z.number(),
      unrated: z.number(),
      all: z.number(),
    }),
  }),
});
export const exportAirlineAirfares = defineEndpoint({
  ...operator,
  ...exportCall(airfareQuery),
  name: "exportAirlineAirfares",
  summary: "The filtered airlines with their rates counted by state, as a file",
  path: "/operator/airline-rates/export",
});

/** The surcharge lists of an airline; a cargo type without an entry starts from the product's own list. */
const surchargeLists = airlineOfOverview.extend({
  lists: z.array(
    z.object({
      typeOfGoods: z.enum(CARGO_TYPES),
      surcharges: z.number(),
      updatedAt: instant,
      updatedBy: z.string().nullable(),
    }),
  ),
});
export type AirlineSurcharges = z.output<typeof surchargeLists>;
const surchargeQuery = z.object({ view: oneOf(["own", "standard", "all"]).default("all"), search });
export const listAirlineSurcharges = defineEndpoint({
  ...operator,
  name: "listAirlineSurcharges",
  summary: "Published airlines with the surcharge lists of their own, by cargo type",
  method: "GET",
  path: "/operator/airline-surcharges",
  query: surchargeQuery.extend(pageInput),
  response: z.object({
    content: z.array(surchargeLists),
    total: z.number(),
    counts: z.object({ own: z.number(), standard: z.number(), all: z.number() }),
  }),
});
export const exportAirlineSurcharges = defineEndpoint({
  ...operator,
  ...exportCall(surchargeQuery),
  name: "exportAirlineSurcharges",
  summary: "The filtered airlines with how many surcharges their own lists have, as a file",
  path: "/operator/airline-surcharges/export",
});
