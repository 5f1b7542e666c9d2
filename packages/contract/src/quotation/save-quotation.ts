import { z } from "zod";
import { CLIENT_SIDE, FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { mailFlags } from "./quotation-form.ts";
import {
  amount,
  emailAddress,
  id,
  languageCode,
  queryVersion,
  requiredText,
  seenVersion,
  text,
} from "../values.ts";

/*
 * What becomes of priced options: they are saved as a quotation, mailed, or decided on by the client that priced them.
 */

const savedNote = z.object({
  quotation_id: z.string(),
  number: z.string(),
  version: z.number(),
  lockVersion: z.number(),
  status: z.string(),
  sellTotal: amount,
  currency: z.string(),
});

/** How options are saved. */
export const saveBody = z.object({
  terms: text(5000).optional(),
  remarks: text(2000).optional(),
  language: languageCode.optional(),
  inquirerId: id.nullish(),
  reason: text(300).optional(),
  /** of the request whose prices the person has seen: no other version of it is saved */
  version: seenVersion.optional(),
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
  /** `quotationId`: that the person saved the request into before; once it is decided, 409 `state-conflict` */
  body: saveBody.extend({ quotationId: id.optional() }).default({}),
  response: savedNote,
  errors: [
    "not-found",
    "version-conflict",
    "state-conflict",
    "no-option-chosen",
    "below-margin-floor",
    "prices-expired",
  ],
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
  /** of the request whose prices the person has seen: no other version of it is mailed */
  version: queryVersion.optional(),
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
  errors: [
    "not-found",
    "version-conflict",
    "no-option-chosen",
    "below-margin-floor",
    "prices-expired",
    "mail-address-invalid",
  ],
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
  query: z.object({
    request_id: id,
    quote_id: id,
    status: z.enum(["confirm", "cancel"], "unknown"),
    /** of the request whose prices the client has seen: no other version of it is confirmed */
    version: queryVersion.optional(),
  }),
  response: z.object({
    status: z.string(),
    quotation_id: z.string().nullable(),
    number: z.string().nullable(),
  }),
  errors: ["not-found", "state-conflict", "version-conflict", "prices-expired"],
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
