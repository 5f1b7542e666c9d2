import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { lossFields } from "./loss.ts";
import { clientOption } from "./quotation-option.ts";
import { quotationDetailBase } from "./quotation-detail.ts";
import { id, instant, requiredText, text } from "../values.ts";

/** A quotation as who it was sent to sees it, by a link or signed in. */
export const clientDetail = quotationDetailBase.extend({
  /** the company as its own page shows it, and the person who answers */
  forwarder: z.object({
    companyName: z.string(),
    addressLines: z.array(z.string()),
    /** `#rrggbb` */
    accentColor: z.string(),
    hasLogo: z.boolean(),
    personName: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  paymentTerms: z.string(),
  /** what the reader has asked so far */
  questions: z.array(z.object({ text: z.string(), askedAt: instant })),
  /** what the forwarder wrote to the reader's address about this quotation, the oldest first */
  answers: z.array(z.object({ text: z.string(), by: z.string(), sentAt: instant })),
  options: z.array(clientOption),
  mayDecide: z.boolean(),
  decision: z.string().nullable(),
  /** a newer version has replaced the one this link was sent for */
  isSuperseded: z.boolean(),
  /** the option that was decided for */
  decidedQuoteId: z.string().nullable(),
});

/** What the link of a mail opens, without an account. */
export const getQuotationByLink = defineEndpoint({
  name: "getQuotationByLink",
  area: "quotation",
  summary: "The quotation behind a signed link",
  method: "GET",
  path: "/quotation-links/:token",
  roles: "public",
  scope: "public",
  params: z.object({ token: z.string().min(20).max(100) }),
  response: clientDetail,
  errors: ["link-invalid", "link-closed"],
  limit: "quotation-link",
});
export const decideByLink = defineEndpoint({
  name: "decideByLink",
  area: "quotation",
  summary: "Accepts or rejects by the signed link: one decision",
  method: "POST",
  path: "/quotation-links/:token/decision",
  roles: "public",
  scope: "public",
  params: z.object({ token: z.string().min(20).max(100) }),
  body: z.object({
    decision: z.enum(["accept", "reject"], "unknown"),
    quoteId: id.optional(),
    name: text(120).optional(),
    reason: text(500).optional(),
    ...lossFields,
  }),
  response: clientDetail,
  errors: ["link-invalid", "link-closed", "link-used", "quotation-expired", "state-conflict"],
  limit: "quotation-link-decision",
});
export const askByLink = defineEndpoint({
  name: "askByLink",
  area: "quotation",
  summary: "Asks the forwarder a question about the quotation; its owner is notified",
  method: "POST",
  path: "/quotation-links/:token/questions",
  roles: "public",
  scope: "public",
  params: z.object({ token: z.string().min(20).max(100) }),
  body: z.object({ text: requiredText(1000), name: text(120).optional() }),
  response: clientDetail,
  errors: ["link-invalid", "link-closed"],
  limit: "quotation-link-question",
});
export const getLinkLogo = defineEndpoint({
  name: "getLinkLogo",
  area: "quotation",
  summary: "The forwarder's logo, for the page behind a signed link",
  method: "GET",
  path: "/quotation-links/:token/logo",
  roles: "public",
  scope: "public",
  params: z.object({ token: z.string().min(20).max(100) }),
  response: z.unknown(),
  content: "file",
  errors: ["link-invalid", "link-closed", "not-found"],
  limit: "quotation-link",
});
export const getLinkPdf = defineEndpoint({
  name: "getLinkPdf",
  area: "quotation",
  summary: "The PDF behind a signed link",
  method: "GET",
  path: "/quotation-links/:token/pdf",
  roles: "public",
  scope: "public",
  params: z.object({ token: z.string().min(20).max(100) }),
  response: z.unknown(),
  content: "pdf",
  errors: ["link-invalid", "link-closed", "pdf-failed"],
  limit: "quotation-link-pdf",
});
