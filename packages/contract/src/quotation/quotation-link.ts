import { z } from "zod";
import { defineEndpoint } from "../endpoint.ts";
import { clientOption } from "./quotation-option.ts";
import { quotationDetailBase } from "./quotation-detail.ts";
import { id, text } from "../values.ts";

const clientDetail = quotationDetailBase.extend({
  forwarder: z.object({ companyName: z.string(), email: z.string(), phone: z.string() }),
  options: z.array(clientOption),
  mayDecide: z.boolean(),
  decision: z.string().nullable(),
  /** a newer version has replaced the one this link was sent for */
  isSuperseded: z.boolean(),
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
  }),
  response: clientDetail,
  errors: ["link-invalid", "link-closed", "link-used", "quotation-expired", "state-conflict"],
  limit: "quotation-link-decision",
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
