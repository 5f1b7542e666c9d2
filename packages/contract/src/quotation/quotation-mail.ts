import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { emailAddress, id, languageCode, requiredText, text } from "../values.ts";

/** What a mail of a quotation says unless its sender writes something else, in one language. */
const mailText = z.object({
  language: languageCode,
  subject: z.string(),
  /** begins every mail, before the message */
  greeting: z.string(),
  message: z.string(),
});

/** What the mail dialog opens with. */
export const getMailTexts = defineEndpoint({
  name: "getMailTexts",
  area: "quotation",
  summary: "Recipient, language, subject and message that a quotation's mail begins with, in every language",
  method: "GET",
  path: "/quotations/:id/mail-texts",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  response: z.object({
    /** the inquirer's; empty: none is known */
    email: z.string(),
    /** of the last mail of this quotation, else the inquirer's, else the quotation's own */
    language: languageCode,
    texts: z.array(mailText),
  }),
  errors: ["not-found"],
});

/** Nothing is sent or stored, and the link it shows leads nowhere. */
export const getMailPreview = defineEndpoint({
  name: "getMailPreview",
  area: "quotation",
  summary: "The mail of a quotation as its recipient will see it",
  method: "POST",
  path: "/quotations/:id/mail-preview",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  body: z.object({
    language: languageCode.optional(),
    subject: text(200).default(""),
    message: text(5000).default(""),
    showAirline: z.boolean().default(true),
    showRemarks: z.boolean().default(true),
  }),
  response: z.object({
    subject: z.string(),
    /** a whole page, to be shown in a frame that runs nothing */
    html: z.string(),
  }),
  errors: ["not-found"],
  staysOpen: ["while-viewing"],
});

/** A message carries neither document nor link: it answers a question, or asks one. */
export const createQuotationMessage = defineEndpoint({
  name: "createQuotationMessage",
  area: "quotation",
  summary: "Mails a message about a quotation, as an answer to what its reader received before",
  method: "POST",
  path: "/quotations/:id/messages",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id }),
  body: z.object({ email: emailAddress, message: requiredText(5000) }),
  /** of the mail */
  response: z.object({ id: z.string() }),
  errors: ["not-found", "mail-address-invalid"],
});

/** The same words and document once more, with a link of its own where it had one. */
export const sendQuotationMailAgain = defineEndpoint({
  name: "sendQuotationMailAgain",
  area: "quotation",
  summary: "Sends a mail of a quotation once more, to its recipient or to another address",
  method: "POST",
  path: "/quotations/:id/mails/:mailId/deliveries",
  roles: FORWARDER_DESK,
  scope: "company",
  params: z.object({ id, mailId: id }),
  /** without an address: to the mail's recipient */
  body: z.object({ email: emailAddress.optional() }),
  /** of the new mail */
  response: z.object({ id: z.string() }),
  errors: [
    "not-found",
    "version-conflict",
    "state-conflict",
    "quotation-expired",
    "below-margin-floor",
    "mail-address-invalid",
  ],
});
