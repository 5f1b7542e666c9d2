import { z } from "zod";
import { FORWARDER_DESK, OPERATOR } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { exportCall } from "../record-calls.ts";
import {
  calendarDate,
  currencyCode,
  decimalInput,
  id,
  instant,
  oneOf,
  pageInput,
  queryFlag,
  queryVersion,
  seenVersion,
  text,
} from "../values.ts";

/** Where a platform rate comes from; `reference`: the list that the product was delivered with. */
export const RATE_SOURCES = ["entered", "imported", "ecb", "reference"] as const;
export type RateSource = (typeof RATE_SOURCES)[number];

/** Most that one unit of a currency can be of another; the dearest pair of today is about 1 : 100,000. */
const MOST_RATE = 1_000_000_000;
/** A typed rate: what is written in a file is read by the same rule. */
export const exchangeRateInput = decimalInput({ max: MOST_RATE, aboveZero: true, decimals: 12 });

/** 1 unit of `base` is `rate` units of `quote`, from that day until a newer one. */
const ownRate = z.object({
  id: z.string(),
  base: z.string(),
  quote: z.string(),
  asOf: z.string(),
  /** decimal, as it was entered */
  rate: z.string(),
  version: z.number(),
  updatedAt: instant,
  /** empty where no person did */
  updatedBy: z.string(),
});
export type OwnExchangeRate = z.output<typeof ownRate>;

const platformRate = ownRate.extend({ source: z.enum(RATE_SOURCES) });
export type PlatformExchangeRate = z.output<typeof platformRate>;

const rateForm = z.object({
  base: currencyCode,
  quote: currencyCode,
  asOf: calendarDate,
  rate: exchangeRateInput,
  /** somebody has checked a rate that is far from the one before; such a rate is refused without it (`unusual`) */
  isConfirmed: z.boolean("invalid").default(false),
});
const rateChange = rateForm.pick({ rate: true, isConfirmed: true }).extend({ version: seenVersion });

const RATE_SOURCE_FILTERS = ["all", ...RATE_SOURCES] as const;
const rateQuery = z.object({
  /** currency codes, one or a pair */
  search: text(20).default(""),
  source: oneOf(RATE_SOURCE_FILTERS).default("all"),
  /** the rates that count on that day: the newest of each pair */
  on: calendarDate.optional(),
});

const operator = { area: "exchange", roles: OPERATOR, scope: "platform" } as const;

export const listExchangeRates = defineEndpoint({
  ...operator,
  name: "listExchangeRates",
  summary: "The platform's exchange rates, the newest first; or those that count on a day",
  method: "GET",
  path: "/operator/exchange-rates",
  query: rateQuery.extend(pageInput),
  response: z.object({ content: z.array(platformRate), total: z.number() }),
  errors: [],
});
export const exportExchangeRates = defineEndpoint({
  ...operator,
  ...exportCall(rateQuery),
  name: "exportExchangeRates",
  summary: "The filtered exchange rates as a file, which can be imported again",
  path: "/operator/exchange-rates/export",
});
/** A rate of that pair and day that came from elsewhere is replaced by changing it, not by adding another. */
export const createExchangeRate = defineEndpoint({
  ...operator,
  name: "createExchangeRate",
  summary: "Enters an exchange rate of a pair and a day that has none",
  method: "POST",
  path: "/operator/exchange-rates",
  body: rateForm,
  response: platformRate,
  errors: [],
});
export const updateExchangeRate = defineEndpoint({
  ...operator,
  name: "updateExchangeRate",
  summary: "Replaces the rate of a pair and a day",
  method: "PUT",
  path: "/operator/exchange-rates/:id",
  params: z.object({ id }),
  body: rateChange,
  response: platformRate,
  errors: ["not-found", "version-conflict"],
});
export const deleteExchangeRate = defineEndpoint({
  ...operator,
  name: "deleteExchangeRate",
  summary: "Deletes an exchange rate; quotations that were priced with it hold it themselves",
  method: "DELETE",
  path: "/operator/exchange-rates/:id",
  params: z.object({ id }),
  query: z.object({ version: queryVersion }),
  response: z.object({ id: z.string() }),
  errors: ["not-found", "version-conflict"],
});

/** What a file of rates would do, or did. Nothing is written while it has a problem. */
const rateFile = z.object({
  isWritten: z.boolean(),
  lines: z.number(),
  added: z.number(),
  replaced: z.number(),
  unchanged: z.number(),
  /** lines with a rate far from the one before; they are written only when that is confirmed */
  unusual: z.array(z.object({ line: z.number(), text: z.string() })),
  /** line of the file (1 is the header), the field and the phrase `field.<code>`; at most 100 */
  problems: z.array(
    z.object({ line: z.number(), field: z.enum(["date", "from", "to", "rate", "file"]), code: z.string() }),
  ),
});
export type ExchangeRateFile = z.output<typeof rateFile>;

/** A CSV file with the columns date, from, to and rate, in any order and any of the product's languages. */
export const importExchangeRates = defineEndpoint({
  ...operator,
  name: "importExchangeRates",
  summary: "Checks a CSV file of exchange rates, and writes it whole or not at all",
  method: "POST",
  path: "/operator/exchange-rates/import",
  query: z.object({
    /** only say what it would do */
    isTrial: queryFlag.default(true),
    isConfirmed: queryFlag.default(false),
  }),
  multipart: true,
  response: rateFile,
  errors: ["file-unreadable"],
  limit: "upload",
});

/** Why the daily file could not be read. */
export const FETCH_PROBLEMS = [
  "unreachable",
  "timeout",
  "status",
  "too-large",
  "format",
  "implausible",
] as const;
export type FetchProblem = (typeof FETCH_PROBLEMS)[number];
const fetchState = z.object({
  /** false: no address is configured, nothing is ever fetched */
  isOn: z.boolean(),
  triedAt: instant.nullable(),
  succeededAt: instant.nullable(),
  problem: z.enum(FETCH_PROBLEMS).nullable(),
  /** the day that the last file is of */
  fileDate: z.string().nullable(),
  ratesWritten: z.number(),
});
export type ExchangeFetch = z.output<typeof fetchState>;

export const getExchangeFetch = defineEndpoint({
  ...operator,
  name: "getExchangeFetch",
  summary: "How the last fetch of the European Central Bank's daily rates went",
  method: "GET",
  path: "/operator/exchange-fetch",
  response: fetchState,
  errors: [],
});
export const fetchExchangeRates = defineEndpoint({
  ...operator,
  name: "fetchExchangeRates",
  summary: "Fetches the European Central Bank's daily rates now; what went wrong is in the answer",
  method: "POST",
  path: "/operator/exchange-fetch",
  response: fetchState,
  errors: ["state-conflict"],
});

const company = { area: "exchange", roles: FORWARDER_DESK, scope: "company" } as const;
const companyAdmin = { ...company, roles: ["ROLE_FFADMIN"] } as const;

const ownQuery = z.object({ search: text(20).default("") });

export const listOwnExchangeRates = defineEndpoint({
  ...company,
  name: "listOwnExchangeRates",
  summary: "The company's own exchange rates, the newest first",
  method: "GET",
  path: "/exchange-rates",
  query: ownQuery.extend(pageInput),
  response: z.object({ content: z.array(ownRate), total: z.number() }),
  errors: [],
});
export const exportOwnExchangeRates = defineEndpoint({
  ...company,
  ...exportCall(ownQuery),
  name: "exportOwnExchangeRates",
  summary: "The company's own exchange rates as a file",
  path: "/exchange-rates/export",
});
export const createOwnExchangeRate = defineEndpoint({
  ...companyAdmin,
  name: "createOwnExchangeRate",
  summary: "Enters an exchange rate of the company's own; it counts before the platform's from its day on",
  method: "POST",
  path: "/exchange-rates",
  body: rateForm,
  response: ownRate,
  errors: [],
});
export const updateOwnExchangeRate = defineEndpoint({
  ...companyAdmin,
  name: "updateOwnExchangeRate",
  summary: "Replaces an exchange rate of the company's own",
  method: "PUT",
  path: "/exchange-rates/:id",
  params: z.object({ id }),
  body: rateChange,
  response: ownRate,
  errors: ["not-found", "version-conflict"],
});
export const deleteOwnExchangeRate = defineEndpoint({
  ...companyAdmin,
  name: "deleteOwnExchangeRate",
  summary: "Deletes an exchange rate of the company's own",
  method: "DELETE",
  path: "/exchange-rates/:id",
  params: z.object({ id }),
  query: z.object({ version: queryVersion }),
  response: z.object({ id: z.string() }),
  errors: ["not-found", "version-conflict"],
});
