import {
  CARGO_TYPES,
  DIMENSION_UNITS,
  INCOTERMS,
  PACKING_GROUPS,
  READING_CONFIDENCES,
  READING_QUESTIONS,
  VOLUME_UNITS,
  WEIGHT_UNITS,
} from "@kilolane/domain";
import { z } from "zod";
import { FORWARDER_SIDE } from "../audience.ts";
import { defineEndpoint } from "../endpoint.ts";
import { calendarDate, languageCode } from "../values.ts";

/** A mail's text at most, in bytes of UTF-8. */
export const LONGEST_MAIL_BYTES = 100_000;

const confidence = z.enum(READING_CONFIDENCES);
/** half-open, UTF-16 offsets into the text that was sent */
const range = z.tuple([z.number(), z.number()]).readonly();

function readField<Value extends z.ZodType>(value: Value) {
  return z
    .object({ value, confidence, at: range.nullable(), others: z.array(value).readonly().optional() })
    .nullable();
}

const fields = z.object({
  from: readField(z.string()),
  to: readField(z.string()),
  readyDate: readField(z.string()),
  typeOfGoods: readField(z.enum(CARGO_TYPES)),
  dimensionUnit: readField(z.enum(DIMENSION_UNITS)),
  weightUnit: readField(z.enum(WEIGHT_UNITS)),
  currency: readField(z.string()),
  pickupZip: readField(z.string()),
  deliveryZip: readField(z.string()),
  unNumbers: readField(z.array(z.string()).readonly()),
  /** of the substances, where the mail names one for all */
  packingGroup: readField(z.enum(PACKING_GROUPS)),
  temperature: readField(z.object({ min: z.number().nullable(), max: z.number().nullable() })),
  incoterm: readField(z.enum(INCOTERMS)),
  inquirer: readField(
    z.object({
      name: z.string().nullable(),
      company: z.string().nullable(),
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  ),
  /** of all lines, where the mail states one weight for several */
  totalWeight: readField(z.number()),
});

const line = z.object({
  pieces: z.number().nullable(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  totalWeight: z.number().nullable(),
  /** of the line, where the mail states no dimensions */
  volumeM3: z.number().nullable(),
  packageType: z.string(),
  stackable: z.boolean(),
  confidence,
  at: range,
  weightWas: z.enum(["per-piece", "total", "bare"]).nullable(),
});

/** A value that the text leaves open, from an earlier quotation of the same inquirer. */
function suggestion<Value extends z.ZodType>(value: Value) {
  return z
    .object({
      value,
      confidence: z.literal("likely"),
      quotation: z.object({ id: z.string(), number: z.string() }),
    })
    .nullable();
}

/** Goods lines as they were typed then, in the words of the create form. */
const pastGoods = z.object({
  lines: z
    .array(
      z.object({
        pieces: z.number(),
        packageType: z.string(),
        length: z.string().optional(),
        width: z.string().optional(),
        height: z.string().optional(),
        dimensionUnit: z.enum(DIMENSION_UNITS).optional(),
        volume: z.string().optional(),
        volumeUnit: z.enum(VOLUME_UNITS).optional(),
        totalWeight: z.string(),
        weightUnit: z.enum(WEIGHT_UNITS).optional(),
        stackable: z.boolean(),
        tiltable: z.boolean(),
      }),
    )
    .readonly(),
  dimensionUnit: z.enum(DIMENSION_UNITS),
  weightUnit: z.enum(WEIGHT_UNITS),
});

/** What both sides know beside the text: who asks, and what their last quotations suggest. Never part of the reading. */
const context = z.object({
  inquirer: z.object({ id: z.string(), name: z.string() }),
  suggestions: z.object({
    from: suggestion(z.string()),
    to: suggestion(z.string()),
    typeOfGoods: suggestion(z.enum(CARGO_TYPES)),
    currency: suggestion(z.string()),
    pickupZip: suggestion(z.string()),
    deliveryZip: suggestion(z.string()),
    goods: suggestion(pastGoods),
  }),
});

/** A client's mail read into the fields of the create form. Nothing is stored, sent or priced. */
export const readQuotationDraft = defineEndpoint({
  name: "readQuotationDraft",
  area: "quotation",
  summary:
    "Reads the text of a mail into a draft: fields with their confidence and place, questions, unread parts",
  method: "POST",
  path: "/quotation-drafts/read",
  roles: FORWARDER_SIDE,
  scope: "company",
  body: z.object({
    text: z
      .string("required")
      .refine((mail) => mail.trim() !== "", "required")
      .refine((mail) => new TextEncoder().encode(mail).length <= LONGEST_MAIL_BYTES, "too-long"),
    /** the day the mail arrived; today unless given */
    receivedOn: calendarDate.optional(),
    language: languageCode.optional(),
  }),
  response: z.object({
    fields,
    goods: z.array(line).readonly(),
    questions: z
      .array(z.object({ field: z.string(), code: z.enum(READING_QUESTIONS), at: range.nullable() }))
      .readonly(),
    unread: z.array(range).readonly(),
    /** null: the sender's address is no inquirer's */
    context: context.nullable(),
  }),
  errors: [],
});
