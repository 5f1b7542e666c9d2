import { z } from "zod";
import { CLIENT_SIDE, FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { airlineAnswer, optionEdit, quotationForm } from "./quotation-form.ts";
import { clientPricedRequest, pricedRequest, quoteOption } from "./quotation-option.ts";
import { id, oneOf, seenVersion, text } from "../values.ts";

/*
 * Requests and their priced options: everything before a quotation is saved (product.md §8).
 */
const REQUEST_ERRORS = ["not-found", "currency-without-rate", "busy"] as const;

/** `summary` leaves out what is shown when somebody opens an option (`getOption`): a third of the bytes and of the work. */
const detail = oneOf(["full", "summary"]).default("full");
const detailQuery = z.object({ detail });

/** What the create screen needs before the first key press. */
export const getQuotationDefaults = defineEndpoint({
  name: "getQuotationDefaults",
  area: "quotation",
  summary: "Units, currency, margin, preferred airports and abilities of the caller for the create screen",
  method: "GET",
  path: "/quotation-defaults",
  roles: FORWARDER_DESK,
  scope: "company",
  response: z.object({
    measurementUnit: z.enum(["Imperial", "Metric", "Imperial / Metric"]),
    pdfMeasurementUnit: z.enum(["Imperial", "Metric", "Imperial / Metric"]),
    currency: z.string(),
    departureUsaOnly: z.boolean(),
    margin: z.object({
      kind: z.enum(["margin", "markup", "per_kg", "flat"]),
      value: z.string(),
      least: z.string().nullable(),
      /** of what the margin says in money: the one it was set in */
      currency: z.string(),
    }),
    marginFloorPercent: z.string(),
    maySellBelowFloor: z.boolean(),
    terms: z.string(),
    today: z.string(),
    quotationCount: z.number(),
  }),
  errors: [],
});

export const createQuotation = defineEndpoint({
  name: "createQuotation",
  area: "quotation",
  summary: "Stores a request and prices it: options, candidates that fell out, trucking carriers",
  method: "POST",
  path: "/ffadmin/quotation/create",
  roles: FORWARDER_DESK,
  scope: "company",
  query: detailQuery,
  body: quotationForm,
  response: pricedRequest,
  errors: REQUEST_ERRORS,
});

export const createClientQuotation = defineEndpoint({
  name: "createClientQuotation",
  area: "quotation",
  summary: "A client prices a shipment at its forwarder's sell rates",
  method: "POST",
  path: "/ffclient/quotation/create",
  roles: CLIENT_SIDE,
  scope: "company",
  body: quotationForm,
  response: clientPricedRequest,
  errors: REQUEST_ERRORS,
});

export const repriceQuotation = defineEndpoint({
  name: "repriceQuotation",
  area: "quotation",
  summary: "Prices a stored request again with changed input",
  method: "POST",
  path: "/ffadmin/quotation/create/:id",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  query: detailQuery,
  body: quotationForm.safeExtend({ version: seenVersion.optional() }),
  response: pricedRequest,
  errors: [...REQUEST_ERRORS, "version-conflict"],
});

/** `leg` says which end the carrier serves when the request has both zips; pickup when not said. */
export const chooseTrucking = defineEndpoint({
  name: "chooseTrucking",
  area: "quotation",
  summary: "Puts a trucking carrier on the request and answers the new totals",
  method: "POST",
  path: "/ffadmin/quotation",
  roles: FORWARDER_DESK,
  scope: "company",
  query: z.object({
    request_id: id,
    trucking_id: z.union([id, z.literal("")]),
    carrier: text(120).optional(),
    transit_days: z.coerce.number("number").int("number").min(0, "negative").max(60, "too-large").optional(),
    leg: z.enum(["pickup", "delivery"], "unknown").default("pickup"),
    detail,
  }),
  response: pricedRequest,
  errors: REQUEST_ERRORS,
});

export const editQuotationOptions = defineEndpoint({
  name: "editQuotationOptions",
  area: "quotation",
  summary: "Margins, sell amounts and remarks of options that are not saved yet",
  method: "POST",
  path: "/ffadmin/quotation/edit",
  roles: FORWARDER_DESK,
  scope: "company",
  query: detailQuery,
  body: z.object({
    request_id: id,
    version: seenVersion.optional(),
    options: z.array(optionEdit).min(1, "required").max(60, "too-many"),
  }),
  response: pricedRequest,
  errors: ["not-found", "version-conflict", "below-margin-floor"],
});

/** The forwarder asked an airline by phone and types its answer: an option without a stored rate. */
export const addAirlineAnswer = defineEndpoint({
  name: "addAirlineAnswer",
  area: "quotation",
  summary: "Adds an option from an airline that was asked, where no rate exists",
  method: "POST",
  path: "/quotation-requests/:id/airline-answers",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  query: detailQuery,
  body: airlineAnswer,
  response: pricedRequest,
  errors: ["not-found", "currency-without-rate"],
});

export const getRequest = defineEndpoint({
  name: "getRequest",
  area: "quotation",
  summary: "A stored request with its options, as priced",
  method: "GET",
  path: "/quotation-requests/:id",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  query: detailQuery,
  response: pricedRequest,
  errors: ["not-found"],
});

export const getOption = defineEndpoint({
  name: "getOption",
  area: "quotation",
  summary: "One option of a stored request with its lines, weight breaks and working",
  method: "GET",
  path: "/quotation-requests/:id/options/:quoteId",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id, quoteId: id }),
  response: quoteOption,
  errors: ["not-found"],
});
