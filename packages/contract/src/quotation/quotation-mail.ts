import { z } from "zod";
import { FORWARDER_DESK } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { id, languageCode, text } from "../values.ts";

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
});
