import { formatRoundingUnits, parseRoundingUnits, SELL_STEPS } from "@kilolane/domain";
import { z } from "zod";
import { FORWARDER_SIDE, QUOTING_ADMINS } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { currencyCode, languageCode, oneOf, seenVersion, text } from "../values.ts";

/** `chf .05` is none: an amount begins with a digit. Answers the text in its one spelling. */
const roundingUnits = text(400).transform((typed, context) => {
  const units = parseRoundingUnits(typed);
  if (typeof units !== "string") return formatRoundingUnits(units);
  context.addIssue({ code: "custom", message: units });
  return z.NEVER;
});

const companySetting = z.object({
  version: z.number(),
  preferredCurrency: z.string(),
  departureUsaOnly: z.boolean(),
  agentsSeeAll: z.boolean(),
  validityDays: z.number(),
  /** days that a departure may lie beyond a rate's end; 0: none */
  daysBeyondRateEnd: z.number(),
  /** to what a sell rate per unit is rounded before it is multiplied */
  sellStep: z.enum(SELL_STEPS),
  /** what amounts of a currency are rounded to instead of its minor unit: `CHF 0.05, JPY 10`; empty: none */
  roundingUnits: z.string(),
  terms: z.string(),
  /** when and how to pay */
  paymentTerms: z.string(),
  /** both in other languages of documents; an empty text falls back to the company's own */
  translations: z.partialRecord(languageCode, z.object({ terms: z.string(), payment: z.string() })),
  accentColor: z.string(),
  /** days before its last day that a sent quotation's owner is reminded; 0: never */
  remindDays: z.number(),
  /** hours within which a client's request is answered, from 1 to 240; requests sent before keep theirs */
  answerHours: z.number(),
  remindClient: z.boolean(),
  /** shippers that do not work with the company find it and can send it requests */
  listedInDirectory: z.boolean(),
});
export type CompanySetting = z.output<typeof companySetting>;

export const getCompanySetting = defineEndpoint({
  name: "getCompanySetting",
  area: "settings",
  summary: "What the company decided for its quotations",
  method: "GET",
  path: "/company-settings",
  roles: FORWARDER_SIDE,
  scope: "company",
  response: companySetting,
  errors: [],
});
export const updateCompanySetting = defineEndpoint({
  ...getCompanySetting,
  name: "updateCompanySetting",
  summary: "Changes what the company decided for its quotations; what is left out stays as it is",
  method: "PUT",
  path: "/company-settings",
  roles: QUOTING_ADMINS,
  errors: ["version-conflict"],
  body: z.object({
    /** the one that the caller saw */
    version: seenVersion,
    preferredCurrency: currencyCode.optional(),
    departureUsaOnly: z.boolean().optional(),
    agentsSeeAll: z.boolean().optional(),
    validityDays: z.number("number").int("number").min(1, "too-small").max(365, "too-large").optional(),
    daysBeyondRateEnd: z.number("number").int("number").min(0, "too-small").max(45, "too-large").optional(),
    sellStep: oneOf(SELL_STEPS).optional(),
    roundingUnits: roundingUnits.optional(),
    terms: text(10_000).optional(),
    paymentTerms: text(2000).optional(),
    translations: z
      .partialRecord(languageCode, z.object({ terms: text(10_000), payment: text(2000) }))
      .optional(),
    accentColor: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, "invalid")
      .optional(),
    answerHours: z.number("number").int("number").min(1, "too-small").max(240, "too-large").optional(),
    remindDays: z.number("number").int("number").min(0, "too-small").max(30, "too-large").optional(),
    remindClient: z.boolean().optional(),
    listedInDirectory: z.boolean().optional(),
  }),
});
