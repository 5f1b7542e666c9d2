import { z } from "zod";
import { CLIENT_SIDE, FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { lossFields } from "./loss.ts";
import { optionEdit, quotationForm } from "./quotation-form.ts";
import { QUOTATION_STATUSES, quotationDetail } from "./quotation-detail.ts";
import { calendarDate, id, languageCode, queryVersion, seenVersion, text } from "../values.ts";

/** The id is a quotation's; `version` shows an older one. */
export const getQuotation = defineEndpoint({
  name: "getQuotation",
  area: "quotation",
  summary: "One saved quotation with options, versions and timeline",
  method: "GET",
  path: "/ffadmin/quotation/:id",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  query: z.object({
    version: queryVersion.optional(),
  }),
  response: quotationDetail,
  errors: ["not-found"],
});

/** A quotation in the version and the state that the caller saw. */
const seenQuotation = {
  quotation_id: id,
  version: seenVersion,
  lockVersion: seenVersion,
};

/** Another one got there first: 409 `version-conflict` with the current version. */
export const editSavedQuotation = defineEndpoint({
  name: "editSavedQuotation",
  area: "quotation",
  summary: "Prices and lines: a draft in place, a sent one as version n + 1",
  method: "POST",
  path: "/ffadmin/saved-quotation/edit",
  roles: FORWARDER_DESK,
  scope: "company",
  body: z.object({
    ...seenQuotation,
    options: z.array(optionEdit).max(60, "too-many").default([]),
    /** leaves these options out of the quotation */
    dropQuoteIds: z.array(id).max(60).optional(),
    /** changed input, or `reprice` alone: priced again at today's rates */
    form: quotationForm.optional(),
    reprice: z.boolean().optional(),
    /** why an option below the floor is sold all the same */
    reason: text(300).optional(),
  }),
  response: quotationDetail,
  errors: [
    "not-found",
    "version-conflict",
    "state-conflict",
    "below-margin-floor",
    "no-option-chosen",
    "currency-without-rate",
  ],
});

export const updateSavedQuotation = defineEndpoint({
  name: "updateSavedQuotation",
  area: "quotation",
  summary: "What changes no price: terms, remarks, language, inquirer, validity within the rates'",
  method: "POST",
  path: "/ffadmin/saved-quotation/update",
  roles: FORWARDER_DESK,
  scope: "company",
  body: z.object({
    ...seenQuotation,
    terms: text(5000).optional(),
    remarks: text(2000).optional(),
    language: languageCode.optional(),
    inquirerId: id.nullish(),
    validUntil: calendarDate.optional(),
  }),
  response: quotationDetail,
  errors: ["not-found", "version-conflict", "state-conflict"],
});

export const cloneQuotation = defineEndpoint({
  name: "cloneQuotation",
  area: "quotation",
  summary: "A new request with the same shipment, priced at today's rates",
  method: "POST",
  path: "/quotations/:id/copies",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  body: z.object({ readyDate: calendarDate.optional() }),
  response: z.object({ requestId: z.string() }),
  errors: ["not-found", "currency-without-rate"],
});

const decisionNote = z.object({
  status: z.enum(QUOTATION_STATUSES),
  version: z.number(),
  lockVersion: z.number(),
});

/** The forwarder records a decision that the client gave by phone or mail (product.md §8). */
export const acceptOrCancelQuotation = defineEndpoint({
  name: "acceptOrCancelQuotation",
  area: "quotation",
  summary: "Records the client's decision: accept, reject or cancel",
  method: "POST",
  path: "/ffadmin/saved-quotation/accept-or-cancel",
  roles: FORWARDER_DESK,
  scope: "company",
  query: z.object({
    quotation_id: id,
    quote_id: id.optional(),
    status: z.enum(["accept", "reject", "cancel"], "unknown"),
    version: queryVersion.optional(),
    /** as it stood on the screen: what the client accepted meanwhile is not called off unseen */
    seenStatus: z.enum(QUOTATION_STATUSES, "unknown").optional(),
    reason: text(300).optional(),
    ...lossFields,
  }),
  response: decisionNote,
  errors: ["not-found", "state-conflict", "version-conflict", "quotation-expired"],
});

export const confirmOrCancelQuotation = defineEndpoint({
  name: "confirmOrCancelQuotation",
  area: "quotation",
  summary: "The client's own decision on a quotation sent to it",
  method: "PUT",
  path: "/ffclient/saved-quotation/confirm-or-cancel",
  roles: CLIENT_SIDE,
  scope: "company",
  query: z.object({
    quotation_id: id,
    quote_id: id.optional(),
    status: z.enum(["confirm", "cancel"], "unknown"),
    version: queryVersion.optional(),
  }),
  response: decisionNote,
  errors: ["not-found", "state-conflict", "version-conflict", "quotation-expired"],
});
