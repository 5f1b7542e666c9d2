import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { manualEntry } from "./manual-content.ts";
import { mailFlags, quotationForm } from "./quotation-form.ts";
import { documentQuery, emailSavedQuotation } from "./quotation-document.ts";
import { emailQuotation, saveQuotation } from "./save-quotation.ts";
import { getQuotation } from "./saved-quotation.ts";
import { currencyCode, emailAddress, id, languageCode, requiredText, seenVersion, text } from "../values.ts";

/*
 * Manual quotations: a person types the lines. What is saved is an ordinary quotation, with the list, versions,
 * document, mail, link and decisions of `quotation` (product.md §7).
 */

const ERRORS = [
  "not-found",
  "manual-quotations-off",
  "currency-without-rate",
  "below-margin-floor",
  "prices-expired",
] as const;
const CHANGE_ERRORS = [...ERRORS, "version-conflict", "state-conflict"] as const;
const MAIL_ERRORS = ["mail-address-invalid", "quotation-expired"] as const;

const words = {
  terms: text(5000).optional(),
  remarks: text(2000).optional(),
  language: languageCode.optional(),
  inquirerId: id.nullish(),
  /** why a price below the floor is sold all the same */
  reason: text(300).optional(),
  /**
   * asks the admins, with `reason`, for a price below the floor that the caller may not sell at: it is kept as a draft
   * that is neither printed nor sent before one of them approves it
   */
  asksApproval: z.boolean().optional(),
};

const newManual = z.object({
  form: quotationForm,
  manual: manualEntry,
  /** the number held for the caller (`holdQuoteNumber`); another one is given when it is not there any more */
  quote_id: text(40).optional(),
  ...words,
});

/** With `quotation_id`, the versions that were seen: a draft changes in place, what was sent gets its next version. */
const savedManual = newManual
  .extend({
    quotation_id: id.optional(),
    version: seenVersion.optional(),
    lockVersion: seenVersion.optional(),
  })
  .superRefine((body, context) => {
    if (body.quotation_id === undefined) return;
    for (const field of ["version", "lockVersion"] as const) {
      if (body[field] === undefined) context.addIssue({ code: "custom", path: [field], message: "required" });
    }
  });

const copiedManual = newManual.extend({
  /** the quotation that this one began as; it stays as it is */
  quotation_id: id,
});

/** Where it goes and what it shows, beside what is saved. */
const mailQuery = z.object({ email: emailAddress, ...mailFlags });
const mailWords = {
  msg: text(5000).optional(),
  subject: text(200).optional(),
  cc: z.array(emailAddress).max(5, "too-many").optional(),
};

/** The one who may write manual quotations is decided by the company (`manual-quote-setting`). */
export const saveManualQuotation = defineEndpoint({
  name: "saveManualQuotation",
  area: "quotation",
  summary:
    "Saves typed lines as a quotation: a new one, a draft in place, or the next version of what was sent",
  method: "POST",
  path: "/ffadmin/manual-quotation/save",
  roles: FORWARDER_DESK,
  scope: "company",
  body: savedManual,
  response: saveQuotation.response,
  errors: CHANGE_ERRORS,
});

export const printManualQuotation = defineEndpoint({
  ...saveManualQuotation,
  name: "printManualQuotation",
  summary: "Saves typed lines and answers the document",
  path: "/ffadmin/manual-quotation/pdf",
  query: documentQuery,
  response: z.unknown(),
  content: "pdf",
  errors: [...CHANGE_ERRORS, "pdf-failed"],
  limit: "pdf",
});

export const emailManualQuotation = defineEndpoint({
  ...saveManualQuotation,
  name: "emailManualQuotation",
  summary: "Saves typed lines and mails them with the PDF and a signed link",
  path: "/ffadmin/manual-quotation/email",
  query: mailQuery,
  body: savedManual.safeExtend(mailWords),
  response: emailQuotation.response,
  errors: [...CHANGE_ERRORS, ...MAIL_ERRORS],
  limit: "mail",
});

export const copyManualQuotation = defineEndpoint({
  ...saveManualQuotation,
  name: "copyManualQuotation",
  summary: "Saves typed lines as another quotation with a number of its own; the one they began as stays",
  path: "/ffadmin/manual-quotation/save-as-new",
  body: copiedManual,
  errors: ERRORS,
});

export const emailManualCopy = defineEndpoint({
  ...copyManualQuotation,
  name: "emailManualCopy",
  summary: "Saves typed lines as another quotation and mails it",
  path: "/ffadmin/manual-quotation/save-as-new/email",
  query: mailQuery,
  body: copiedManual.extend(mailWords),
  response: emailQuotation.response,
  errors: [...ERRORS, ...MAIL_ERRORS],
  limit: "mail",
});

export const printManualCopy = defineEndpoint({
  ...copyManualQuotation,
  name: "printManualCopy",
  summary: "Saves typed lines as another quotation and answers its document",
  path: "/ffadmin/manual-quotation/save-as-new/pdf",
  query: documentQuery,
  response: z.unknown(),
  content: "pdf",
  errors: [...ERRORS, "pdf-failed"],
  limit: "pdf",
});

export const getManualQuotation = defineEndpoint({
  ...getQuotation,
  name: "getManualQuotation",
  summary: "A manual quotation with the lines as they were typed",
  path: "/ffadmin/manual-quotation/:id",
});

export const emailSavedManualQuotation = defineEndpoint({
  ...emailSavedQuotation,
  name: "emailSavedManualQuotation",
  summary: "Mails a saved manual quotation with the PDF and a signed link; a draft becomes sent",
  path: "/ffadmin/saved-manual-quotation/email",
});

export const printSavedManualQuotation = defineEndpoint({
  name: "printSavedManualQuotation",
  area: "quotation",
  summary: "A saved manual quotation as PDF",
  method: "POST",
  path: "/ffadmin/saved-manual-quotation/pdf",
  roles: FORWARDER_DESK,
  scope: "company",
  query: documentQuery.extend({ quotation_id: id }),
  response: z.unknown(),
  content: "pdf",
  errors: ["not-found", "pdf-failed", "below-margin-floor"],
  limit: "pdf",
});

/** A number is given once; until it is saved the caller gets the same one. */
export const holdQuoteNumber = defineEndpoint({
  name: "holdQuoteNumber",
  area: "quotation",
  summary: "The number that the caller's next manual quotation will have",
  method: "POST",
  path: "/ffadmin/quote-id",
  roles: FORWARDER_DESK,
  scope: "company",
  body: z.object({}).default({}),
  response: z.object({ quote_id: z.string() }),
  errors: ["manual-quotations-off"],
});

export const getQuoteNumberStatus = defineEndpoint({
  name: "getQuoteNumberStatus",
  area: "quotation",
  summary: "What became of a quotation's number: held for somebody, or the quotation that has it",
  method: "GET",
  path: "/ffadmin/status/quote-id",
  roles: FORWARDER_DESK,
  scope: "company",
  query: z.object({ quote_id: requiredText(40) }),
  response: z.object({
    quote_id: z.string(),
    /** `held`, or the status of the quotation */
    status: z.string(),
    quotation_id: z.string().nullable(),
  }),
  errors: ["not-found"],
});

export const createManualTruckingQuotation = defineEndpoint({
  ...saveManualQuotation,
  name: "createManualTruckingQuotation",
  summary: "Saves a quotation of trucking alone: typed lines of pickup and delivery, no airline",
  path: "/ffadmin/manual-trucking-quotation/create",
  body: newManual,
  errors: ERRORS,
});

/** What the manual screen needs before the first key press, in the quotation's currency. */
export const getManualQuotationDefaults = defineEndpoint({
  name: "getManualQuotationDefaults",
  area: "quotation",
  summary:
    "Whether the caller may write manual quotations, the company's floor and rounding, exchange rates of today",
  method: "GET",
  path: "/manual-quotation-defaults",
  roles: FORWARDER_DESK,
  scope: "company",
  query: z.object({ currency: currencyCode.optional() }),
  response: z.object({
    isAllowed: z.boolean(),
    currency: z.string(),
    marginFloorPercent: z.string(),
    sellStep: z.string(),
    roundingUnits: z.string(),
    validityDays: z.number(),
    today: z.string(),
    /** 1 unit of `from` in the quotation's currency, the company's buffer in it */
    exchange: z.array(z.object({ from: z.string(), rate: z.string(), asOf: z.string() })),
  }),
  errors: [],
});
