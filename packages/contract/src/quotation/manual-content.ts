import { MANUAL_BASES, MANUAL_KINDS, MOST_MANUAL_LINES } from "@kilolane/domain";
import { z } from "zod";
import {
  airlineId,
  calendarDate,
  countInput,
  currencyCode,
  decimalInput,
  nameText,
  oneOf,
} from "../values.ts";

export const MANUAL_LEGS = ["pickup", "air", "delivery"] as const;

const rate = decimalInput({ max: 99_999_999, decimals: 4 });

/** A typed line: rates per unit of its basis, in its own currency. */
export const manualLine = z
  .object({
    charge: nameText(80),
    kind: oneOf(MANUAL_KINDS),
    leg: oneOf(MANUAL_LEGS).default("air"),
    basis: oneOf(MANUAL_BASES),
    /** of a basis `unit`; the others take it from the goods */
    quantity: decimalInput({ max: 1_000_000, aboveZero: true, decimals: 3 }).nullish(),
    /** what is counted, of a basis `unit`: pallet, hour, document */
    unit: z
      .string()
      .trim()
      .max(20, "too-long")
      .regex(/^[\p{L}\p{M}\d .\-/']*$/u, "invalid")
      .default(""),
    buy: rate,
    sell: rate,
    currency: currencyCode,
  })
  .superRefine((line, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (line.basis === "unit" && (line.quantity === undefined || line.quantity === null))
      refuse("quantity", "required");
    if (line.kind === "trucking" && line.leg === "air") refuse("leg", "required");
  });
export type ManualLineInput = z.input<typeof manualLine>;
export type ManualLine = z.output<typeof manualLine>;

export const manualLines = z
  .array(manualLine, { error: (issue) => (issue.input === undefined ? "required" : "list") })
  .min(1, "required")
  .max(MOST_MANUAL_LINES, "too-many");

/** What is typed of a manual quotation, besides the shipment. */
export const manualEntry = z.object({
  /** left out: no airline, only trucking */
  airlineId: airlineId.nullish(),
  serviceLevel: oneOf(["standard", "priority"]).default("standard"),
  aircraft: oneOf(["passenger", "freighter"]).default("passenger"),
  /** left out: not known */
  transitDays: countInput({ min: 0, max: 60 }).nullish(),
  /** last day on which the prices hold */
  validUntil: calendarDate,
  lines: manualLines,
});
export type ManualEntryInput = z.input<typeof manualEntry>;
export type ManualEntry = z.output<typeof manualEntry>;

const contentLine = z.object({
  charge: z.string(),
  kind: z.enum(MANUAL_KINDS),
  leg: z.enum(MANUAL_LEGS),
  basis: z.enum(MANUAL_BASES),
  quantity: z.string().nullable(),
  unit: z.string(),
  buy: z.string(),
  sell: z.string(),
  currency: z.string(),
});

/** What was typed, as the desk reads it back. */
export const manualContent = z.object({
  airlineId: z.number().nullable(),
  serviceLevel: z.enum(["standard", "priority"]),
  aircraft: z.enum(["passenger", "freighter"]),
  transitDays: z.number().nullable(),
  validUntil: z.string(),
  lines: z.array(contentLine),
});

/** Lines that a company types again and again, under a name. */
export const manualTemplate = z.object({
  id: z.string(),
  name: z.string(),
  version: z.number(),
  lines: z.array(contentLine),
});
export type ManualTemplate = z.output<typeof manualTemplate>;
