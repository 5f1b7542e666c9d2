import { z } from "zod";
import { CLIENT_SIDE, FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { mailFlags } from "./quotation-form.ts";
import { emailQuotation } from "./save-quotation.ts";
import { emailAddress, id, languageCode, queryFlag, queryVersion } from "../values.ts";

const savedMailQuery = z.object({
  quotation_id: id,
  version: queryVersion.optional(),
  email: emailAddress,
  ...mailFlags,
});

export const emailSavedQuotation = defineEndpoint({
  ...emailQuotation,
  name: "emailSavedQuotation",
  summary: "Mails a saved quotation with the PDF and a signed link; a draft becomes sent",
  path: "/ffadmin/saved-quotation/email",
  query: savedMailQuery,
  errors: ["not-found", "state-conflict", "quotation-expired", "below-margin-floor", "mail-address-invalid"],
});
export const emailSavedClientQuotation = defineEndpoint({
  ...emailSavedQuotation,
  name: "emailSavedClientQuotation",
  summary: "A client mails a quotation it holds",
  path: "/ffclient/saved-quotation/email",
  roles: CLIENT_SIDE,
});
export const emailSavedCompanyQuotation = defineEndpoint({
  ...emailSavedQuotation,
  name: "emailSavedCompanyQuotation",
  summary: "Mails any quotation of the company",
  path: "/ffcompany/saved-quotation/email",
  roles: ["ROLE_FFADMIN"],
});

/** How a document is wanted. */
export const documentQuery = z.object({
  version: queryVersion.optional(),
  language: languageCode.optional(),
  detail: z.enum(["bands", "charges", "all-in"], "unknown").default("charges"),
  showAirline: queryFlag.default(true),
  showRemarks: queryFlag.default(true),
});

export const getQuotationPdf = defineEndpoint({
  name: "getQuotationPdf",
  area: "quotation",
  summary: "The quotation as PDF",
  method: "GET",
  path: "/quotations/:id/pdf",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  query: documentQuery,
  response: z.unknown(),
  content: "pdf",
  errors: ["not-found", "pdf-failed", "below-margin-floor"],
  limit: "pdf",
});
export const getClientQuotationPdf = defineEndpoint({
  ...getQuotationPdf,
  name: "getClientQuotationPdf",
  summary: "The client's quotation as PDF",
  path: "/client-quotations/:id/pdf",
  roles: CLIENT_SIDE,
});
