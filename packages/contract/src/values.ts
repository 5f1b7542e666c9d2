import { isCalendarDate, parseDecimal } from "@kilolane/domain";
import { LANGUAGE_CODES } from "@kilolane/phrases";
import { z } from "zod";

/*
 * Field schemas of the wire. Their messages are field error codes (phrase `field.<code>`), because the schemas
 * run on the server and on the screen, and neither may show English to somebody who reads Arabic.
 */

/** Limits of a decimal input; `max` is inclusive, `aboveZero` refuses 0. */
interface DecimalLimits {
  readonly max: number;
  readonly aboveZero?: boolean;
  readonly decimals?: number;
}

/** A figure whose point stands at an end, as it does while somebody types 640.5, with what is understood there. */
function completed(typed: string): string {
  return typed.replace(/^(-?\d+)\.$/, "$1").replace(/^(-?)\.(?=\d)/, "$10.");
}

/**
 * A decimal typed by a person: JSON number or decimal string, thousands commas accepted (rating-preview.md
 * item 30). Answers the canonical decimal string. Codes: required, number, negative, zero, too-large,
 * too-many-decimals.
 */
export function decimalInput(limits: DecimalLimits) {
  return z
    .union([z.number(), z.string()], {
      error: (issue) => (issue.input === undefined || issue.input === null ? "required" : "number"),
    })
    .transform((value, context) => {
      const trimmed = String(value).trim();
      // Commas part thousands; one that parts decimals is refused, never read as a hundredfold price.
      const isGrouped = trimmed.includes(",") && parseDecimal(trimmed) !== null;
      const typed = completed(isGrouped ? trimmed.replaceAll(",", "") : trimmed);
      const refuse = (message: string): never => {
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      };
      if (typed === "") return refuse("required");
      if (!/^-?\d{1,15}(\.\d{1,12})?$/.test(typed)) return refuse("number");
      const approximate = Number(typed);
      if (approximate < 0) return refuse("negative");
      if (limits.aboveZero === true && approximate === 0) return refuse("zero");
      if (approximate > limits.max) return refuse("too-large");
      const decimals = typed.split(".")[1]?.length ?? 0;
      if (limits.decimals !== undefined && decimals > limits.decimals) return refuse("too-many-decimals");
      return typed;
    });
}

/** A whole number typed by a person. Codes: required, number, negative, zero, too-large. */
export function countInput(limits: { readonly min: number; readonly max: number }) {
  return decimalInput({ max: limits.max, decimals: 0 })
    .transform(Number)
    .refine((count) => count >= limits.min, { message: limits.min === 1 ? "zero" : "too-small" });
}

/** Free text of at most `max` characters, kept as typed but for the white space around it. */
export function text(max: number) {
  return z.string("required").max(max, "too-long").trim();
}

/** Text that must not be empty. */
export function requiredText(max: number) {
  return text(max).min(1, "required");
}

/** A name of a person, company or thing: on one line, because it ends up in subjects and senders of mails. */
export function nameText(max: number, missing = "required") {
  return z
    .string(missing)
    .max(max, "too-long")
    .trim()
    .min(1, missing)
    .refine((name) => !/[\p{Cc}\u2028\u2029]/u.test(name), "line-break");
}

/** One of a fixed list; anything else is the field error `unknown`. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: (issue) => (issue.input === undefined ? "required" : "unknown") });
}

/**
 * `oneOf` for a word that a person types or pastes into a cell: the caller may send any text, so that the server, not
 * the screen, decides what is refused.
 */
export function typedWord<const T extends readonly [string, ...string[]]>(
  values: T,
): z.ZodType<T[number], string> {
  return oneOf(values);
}

export const id = z.uuid("unknown");
export const iataCode = z
  .string("required")
  .trim()
  .toUpperCase()
  .min(1, { error: "required", abort: true })
  .regex(/^[A-Z0-9]{3}$/, "unknown-airport");
/** An airport, or none. Code: unknown-airport. */
export const optionalAirport = z.union([z.literal(""), iataCode], "unknown-airport");
export const currencyCode = z
  .string("required")
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, "unknown-currency");
export const calendarDate = z.iso
  .date({
    abort: true,
    error: (issue) => (issue.input === undefined || issue.input === "" ? "required" : "date"),
  })
  .refine(isCalendarDate, "date");
/**
 * A calendar date as the rate screens send it: year first, with dashes or slashes, or a timestamp whose day counts
 * as written; answered as `YYYY-MM-DD` (quotation-core.md §5). Codes: required, date.
 */
export const normalisedDate = z
  .string({ error: (issue) => (issue.input === undefined || issue.input === null ? "required" : "date") })
  .trim()
  .transform((typed) => {
    const [, year = "", month = "", day = ""] =
      /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(typed) ?? [];
    return year === "" ? typed : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  })
  .pipe(calendarDate);
/** The largest version or number that a column of the database holds. */
const MOST_WHOLE = 2_147_483_647;
/** The integer id of an airline, as a number or as text. */
export const airlineId = z.coerce
  .number("unknown")
  .int("unknown")
  .min(1, "unknown")
  .max(MOST_WHOLE, "unknown");
export const emailAddress = z
  .string("required")
  .trim()
  .min(1, "required")
  .max(254, "too-long")
  .pipe(z.email("email"));
/** An e-mail address, or nothing. Code: email. */
export const optionalEmail = z.union([z.literal(""), emailAddress], "email");
/** Digits with the usual group separators and an optional country prefix; 6 to 15 digits (ITU-T E.164). */
const PHONE = /^\+?[\d ().\-/]{6,40}$/;
const isPhone = (typed: string): boolean => {
  const digits = typed.replaceAll(/\D/g, "").length;
  return PHONE.test(typed) && digits >= 6 && digits <= 15;
};

/** A phone number as typed, or nothing. Codes: too-long, phone. */
export const optionalPhone = text(40).refine((typed) => typed === "" || isPhone(typed), { message: "phone" });
/** Whom to ask for in a company, and how to reach them; each may be left out. */
export const contactFields = {
  contactName: text(120).default(""),
  email: optionalEmail.default(""),
  phone: optionalPhone.default(""),
};
/** A phone number that must be given. Codes: phone-missing, too-long, phone. */
export const phoneNumber = z
  .string("phone-missing")
  .max(40, "too-long")
  .trim()
  .min(1, "phone-missing")
  .refine(isPhone, { message: "phone" });
/** ISO 3166-1 alpha-2, upper case; empty for none. */
export const optionalCountry = z
  .string()
  .trim()
  .regex(/^([A-Za-z]{2})?$/, "unknown-country")
  .toUpperCase();
export const countryCode = z
  .string("required")
  .trim()
  .min(1, { error: "required", abort: true })
  .regex(/^[A-Za-z]{2}$/, "unknown-country")
  .toUpperCase();
/** US ZIP as typed: left-padded to five digits, ZIP+4 cut (facts-data §3). */
export const usZip = z
  .string("required")
  .trim()
  .regex(/^\d{3,5}(-\d{4})?$/, "zip")
  .transform((zip) => (zip.split("-")[0] ?? "").padStart(5, "0"));
export const languageCode = oneOf(LANGUAGE_CODES);
/** The look of the product. */
export const themeMode = oneOf(["light", "semi-dark", "dark"]);
export const themeStyle = oneOf(["modern", "standard"]);
/** Query flags arrive as text. */
export const queryFlag = oneOf(["true", "false"]).transform((flag) => flag === "true");
/** JSON in a query parameter: at most 2 kB, refused with the code `json`. */
export function jsonQuery<S extends z.ZodType>(schema: S) {
  return z
    .string()
    .max(2048, "too-long")
    .transform((value, context): unknown => {
      if (value === "") return undefined;
      try {
        return JSON.parse(value);
      } catch {
        context.addIssue({ code: "custom", message: "json" });
        return z.NEVER;
      }
    })
    .pipe(schema);
}

export const page = z.coerce.number("number").int("number").min(1, "too-small").max(100_000, "too-large");
export const pageSize = z.coerce.number("number").int("number").min(1, "too-small").max(100, "too-large");
/** The version that the caller has seen, where it travels in a query. */
export const queryVersion = z.coerce
  .number("number")
  .int("number")
  .min(0, "number")
  .max(MOST_WHOLE, "number");
/** The same in a body. */
export const seenVersion = z.number("required").int("number").min(0, "number").max(MOST_WHOLE, "number");
/** Which page of a list is asked for. */
export const pageInput = { page: page.default(1), size: pageSize.default(50) };
/** Exact amounts and weights of an answer: decimal strings. */
export const amount = z.string();
export const instant = z.string();
export const sortDirection = oneOf(["asc", "desc"]);
/** What a list leaves as: a text file with commas, or a workbook. */
export const sheetFormat = oneOf(["csv", "xlsx"]).default("csv");

/** Yes or no as a form or a cell says it. */
export const yesNo = z.union(
  [
    z.boolean(),
    z
      .string()
      .trim()
      .toLowerCase()
      .pipe(z.enum(["yes", "no", "true", "false", "1", "0"]))
      .transform((word) => word === "yes" || word === "true" || word === "1"),
  ],
  { error: ({ input }) => (input === undefined || input === "" ? "required" : "unknown") },
);
