import { z } from "zod";
import { CLIENT_SIDE, FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { airlineAnswer, mailFlags, optionEdit, quotationForm } from "./quotation-form.ts";
import { clientPricedRequest, pricedRequest, quoteOption } from "./quotation-option.ts";
import { amount, emailAddress, id, languageCode, oneOf, requiredText, text } from "../values.ts";

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
  body: quotationForm.safeExtend({ version: z.number().int().optional() }),
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
    version: z.number().int().optional(),
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

const savedNote = z.object({
  quotation_id: z.string(),
  number: z.string(),
  version: z.number(),
  lockVersion: z.number(),
  status: z.string(),
  sellTotal: amount,
  currency: z.string(),
});

/** `quote_id` may list several, separated by commas: several options in one quotation. */
export const saveQuotation = defineEndpoint({
  name: "saveQuotation",
  area: "quotation",
  summary: "Saves the chosen options of a request as a quotation: version 1, draft",
  method: "POST",
  path: "/ffadmin/quotation/save",
  roles: FORWARDER_DESK,
  scope: "company",
  query: z.object({ request_id: id, quote_id: requiredText(800) }),
  body: z
    .object({
      terms: text(5000).optional(),
      remarks: text(2000).optional(),
      language: languageCode.optional(),
      inquirerId: id.nullish(),
      reason: text(300).optional(),
    })
    .default({}),
  response: savedNote,
  errors: ["not-found", "no-option-chosen", "below-margin-floor", "prices-expired"],
});

const quotationMail = z.object({
  mail_id: z.string(),
  quotation_id: z.string(),
  number: z.string(),
  version: z.number(),
  status: z.string(),
});

const unsavedMailQuery = z.object({
  request_id: id,
  quote_id: requiredText(800),
  email: emailAddress,
  ...mailFlags,
});
/** Addresses that get a copy of a mail at most. */
export const MOST_COPIES = 5;

const mailBody = z
  .object({
    msg: text(5000).optional(),
    subject: text(200).optional(),
    language: languageCode.optional(),
    /** each gets a mail of its own, without the link to answer; the recipient's own address is left out */
    cc: z.array(emailAddress).max(MOST_COPIES, "too-many").optional(),
  })
  .default({});

/** A priced option that is mailed is saved first: what a client holds in hand is always on record. */
export const emailQuotation = defineEndpoint({
  name: "emailQuotation",
  area: "quotation",
  summary: "Saves the options as a quotation and mails it with the PDF and a signed link",
  method: "POST",
  path: "/ffadmin/quotation/email",
  roles: FORWARDER_DESK,
  scope: "company",
  query: unsavedMailQuery,
  body: mailBody,
  response: quotationMail,
  errors: ["not-found", "no-option-chosen", "below-margin-floor", "prices-expired", "mail-address-invalid"],
  limit: "mail",
});

export const emailClientQuotation = defineEndpoint({
  ...emailQuotation,
  name: "emailClientQuotation",
  summary: "A client mails an option it priced",
  path: "/ffclient/quotation/email",
  roles: CLIENT_SIDE,
});

export const emailCompanyQuotation = defineEndpoint({
  ...emailQuotation,
  name: "emailCompanyQuotation",
  summary: "Mails an option of any request of the company",
  path: "/ffcompany/quotation/email",
  roles: ["ROLE_FFADMIN"],
});

/** A client's own decision on options it priced: confirm saves the option as an accepted quotation. */
export const confirmOrCancelRequest = defineEndpoint({
  name: "confirmOrCancelRequest",
  area: "quotation",
  summary: "A client confirms or cancels an option it priced",
  method: "PUT",
  path: "/ffclient/quotation/confirm-or-cancel",
  roles: CLIENT_SIDE,
  scope: "company",
  query: z.object({ request_id: id, quote_id: id, status: z.enum(["confirm", "cancel"], "unknown") }),
  response: z.object({
    status: z.string(),
    quotation_id: z.string().nullable(),
    number: z.string().nullable(),
  }),
  errors: ["not-found", "state-conflict", "prices-expired"],
});

/** A plain message from the quotation area; `sender` is ignored: the company's own address sends it. */
export const sendEmail = defineEndpoint({
  name: "sendEmail",
  area: "quotation",
  summary: "Sends a message by mail",
  method: "POST",
  path: "/send/email",
  roles: [...FORWARDER_DESK, ...CLIENT_SIDE],
  scope: "company",
  body: z.object({
    email: emailAddress,
    msg: requiredText(5000),
    sender: text(254).optional(),
    receiver: text(254).optional(),
    subject: text(200).optional(),
  }),
  response: z.object({ mail_id: z.string() }),
  errors: ["mail-address-invalid"],
  limit: "mail",
});
