import {
  parseCutOff,
  RATE_FEES,
  AIRCRAFT_KINDS,
  CARGO_TYPES,
  currencyDecimals,
  isCurrency,
  RATE_TYPES,
  SHIPPER_TYPES,
  SURCHARGE_BASES,
  SURCHARGE_PAYEES,
  SURCHARGE_PRICINGS,
  SURCHARGE_UNITS,
} from "@kilolane/domain";
import { z } from "zod";
import {
  airlineId,
  calendarDate,
  countInput,
  currencyCode,
  decimalInput,
  iataCode,
  id,
  normalisedDate,
  oneOf,
  requiredText,
  seenVersion,
  text,
  typedWord,
} from "../values.ts";
import { refuseWrongFlights, typedFlights } from "./rate-flights.ts";
import { refuseIncompleteSpecials, specialRates } from "./special-rates.ts";

/*
 * A rate as it is typed. Names are the specification's where it has any (`additionSucharge…`, `Labale` and
 * `applicableSurcharge` are its spelling); the rest is what pricing needs besides (pricing-rules.md §5).
 */

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** Empty fees and surcharge values count as 0 (quotation-core.md §5). */
function orZero<S extends z.ZodType>(schema: S) {
  return z
    .custom<z.input<S> | "" | null>()
    .optional()
    .transform((value): unknown => (isBlank(value) ? "0" : value))
    .pipe<z.ZodType<z.output<S>>>(schema);
}

/** Nothing typed is null. */
function orNull<S extends z.ZodType>(schema: S) {
  return z
    .custom<z.input<S> | "" | null>()
    .optional()
    .transform((value): unknown => (isBlank(value) ? null : value))
    .pipe<z.ZodType<z.output<S> | null>>(schema.nullable());
}

/** Far above every tariff, so that only a slip of the keyboard is refused before the currency is known. */
const MOST_MONEY = 99_999_999.99;
const fee = orZero(decimalInput({ max: MOST_MONEY, decimals: 4 }));
/** Prices per unit of weight take four decimals (product.md §10). */
const unitPrice = decimalInput({ max: 99_999_999, decimals: 4, aboveZero: true });
const weight = decimalInput({ max: 1_000_000, decimals: 3 });

/** A list of stations: an array, or one text with commas or spaces between the codes. Doubles count once. */
const stations = z
  .preprocess(
    (value) => (typeof value === "string" ? value.split(/[\s,;]+/).filter((code) => code !== "") : value),
    z.array(iataCode, "required").min(1, "required").max(500, "too-many"),
  )
  .transform((codes) => [...new Set(codes)]);

export const rateSurcharge = z.object({
  additionSuchargeLabale: requiredText(60),
  additionSuchargeUnit: typedWord(SURCHARGE_UNITS),
  /** an amount, or per cent; empty: 0 */
  additionSuchargeValue: orZero(decimalInput({ max: MOST_MONEY, decimals: 4 })),
  additionSurchargeMinimumValue: orZero(decimalInput({ max: MOST_MONEY, decimals: 4 })),
  /** empty or 0: none */
  maximum: orNull(decimalInput({ max: MOST_MONEY, decimals: 4 })).transform((typed) =>
    typed === null || Number(typed) === 0 ? null : typed,
  ),
  basis: typedWord(SURCHARGE_BASES).default("chargeable"),
  /** empty: the rate's */
  currency: orNull(currencyCode.refine(isCurrency, "unknown-currency")),
  validFrom: orNull(normalisedDate),
  validTo: orNull(normalisedDate),
  due: orNull(typedWord(SURCHARGE_PAYEES)),
  /** the other-charge code of the air waybill: MY, SC, AW, RA … */
  awbCode: orNull(
    text(4)
      .regex(/^[A-Za-z]{2,4}$/, "invalid")
      .toUpperCase(),
  ),
  /** an empty list means any */
  condition: z
    .object({
      origins: z.array(iataCode).max(200, "too-many").default([]),
      destinations: z.array(iataCode).max(200, "too-many").default([]),
      goodsTypes: z.array(oneOf(CARGO_TYPES)).max(6, "too-many").default([]),
      aircraft: z.array(oneOf(AIRCRAFT_KINDS)).max(2, "too-many").default([]),
    })
    .nullish()
    .transform((condition) => condition ?? null),
});
export type RateSurcharge = z.output<typeof rateSurcharge>;

export const weightRange = z.object({
  lowerRange: weight,
  /** for display; empty for the last */
  upperRange: orNull(weight),
});

const band = weightRange.extend({
  perUnitCharge: unitPrice,
  surchargePricing: typedWord(SURCHARGE_PRICINGS).default("plus"),
  /** labels of the surcharges that apply; null or missing: all of them, an empty list: none */
  applicableSurcharge: z
    .array(text(60))
    .max(100, "too-many")
    .nullish()
    .transform((labels) => labels ?? null),
});
export type RateBandForm = z.output<typeof band>;

/** A lane with prices of its own; `prices` in the order of `perUnitCharges`, whose own prices it replaces. */
const lane = z.object({
  fromStation: iataCode,
  toStation: iataCode,
  /** empty: the rate's */
  minCharges: orNull(decimalInput({ max: MOST_MONEY, decimals: 4 })),
  prices: z.array(unitPrice).max(20, "too-many").optional(),
});
export type RateLaneForm = z.output<typeof lane>;

/** What all lanes of a rate share. */
const sharedTerms = z.object({
  typeOfGoods: oneOf(CARGO_TYPES),
  currency: currencyCode.refine(isCurrency, "unknown-currency").default("USD"),
  weightUnit: oneOf(["kg", "lb"]).default("kg"),
  /** cm³ per kg, or in³ per kg or lb; empty: the unit's usual one */
  divisor: orNull(countInput({ min: 1, max: 20_000 })),
  /** chargeable weight is rounded up to it; empty: 0.5 kg or 1 lb */
  weightStep: orNull(decimalInput({ max: 1000, decimals: 3, aboveZero: true })),
  aircraft: oneOf(AIRCRAFT_KINDS).default("passenger"),
  /** days in transit; empty: not known */
  timeDuration: orNull(countInput({ min: 0, max: 60 })),
  /** latest acceptance at the origin: `17:00`, `D-1 17:00` for the day before departure; empty: none stated */
  cutOff: orNull(
    text(20)
      .refine((typed) => parseCutOff(typed) !== null, "cut-off")
      .transform(parseCutOff),
  ),
  /** `LH8161 135 21:30-10:45+1; JFK-FRA LH8163`; empty: none stated */
  flights: orNull(typedFlights),
  /** ISO weekdays, `1234567` for daily */
  daysOfOperation: text(7)
    .regex(/^1?2?3?4?5?6?7?$/, "invalid")
    .transform((days) => days || "1234567")
    .default("1234567"),
  eawbFee: fee,
  mawbFee: fee,
  hawbFee: fee,
  unNumberFee: fee,
  additionalUnNumberFee: fee,
  unNumbersIncluded: countInput({ min: 0, max: 100 }).default(1),
  /** days after expiry in which a sent quotation can still be accepted at its price */
  gracePeriod: orZero(countInput({ min: 0, max: 60 })),
  startDate: normalisedDate,
  expiryDate: normalisedDate,
  allowNextBreak: z.boolean("invalid").default(true),
  surchargeOnRatedWeight: z.boolean("invalid").default(false),
  /** empty: both types of shipper */
  shipperTypes: z.array(oneOf(SHIPPER_TYPES)).max(2, "too-many").default([]),
  minimumWeight: orNull(weight),
  maximumWeight: orNull(weight),
  minimumDensityKgPerM3: orNull(weight),
  provider: text(120).default(""),
  ...specialRates,
  airlineSurcharges: z.array(rateSurcharge).max(100, "too-many").default([]),
});
export type SharedRateTerms = z.output<typeof sharedTerms>;

/** The lanes of a rate and their prices. */
const laneTerms = {
  fromStations: stations,
  toStation: stations,
  /** given: exactly these lanes, else every pair of the stations */
  lanes: z.array(lane).max(5000, "too-many").optional(),
  minCharges: fee,
  basicCharge: fee,
  perUnitCharges: z.array(band, "required").min(1, "required").max(20, "too-many"),
};
const rateTerms = sharedTerms.extend(laneTerms);
export type RateTermsForm = z.output<typeof rateTerms>;

/**
 * Fees, minimums and the like have at most five digits before the point and the currency's decimals after it
 * (specification §5). Currencies whose unit is worth less than a cent or so need more digits than five.
 */
const SMALL_UNITS = new Set(
  "JPY KRW VND IDR CLP COP PYG UGX HUF ISK TZS NGN LBP IRR UZS PKR CRC LKR MMK".split(" "),
);
const MOST_DIGITS = 99_999.99;

/** Fields that are amounts in the rate's currency. */
const AMOUNTS = [
  "minCharges",
  "basicCharge",
  ...RATE_FEES,
] as const satisfies readonly (keyof RateTermsForm)[];

/** Refuses amounts that are too large or too fine for the currency, and validity that ends before it begins. */
function refineTerms(form: SharedRateTerms & Partial<RateTermsForm>, context: z.RefinementCtx): void {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  refuseIncompleteSpecials(form, refuse);
  refuseWrongFlights(form, refuse);
  // a field that is wrong by itself says so alone
  const decimals = isCurrency(form.currency) ? currencyDecimals(form.currency) : 0;
  for (const field of isCurrency(form.currency) ? AMOUNTS : []) {
    const typed = form[field];
    if (typeof typed !== "string") continue;
    if (!SMALL_UNITS.has(form.currency) && Number(typed) > MOST_DIGITS) refuse(field, "too-large");
    else if ((typed.split(".")[1] ?? "").length > decimals) refuse(field, "too-many-decimals");
  }
  const dates = [form.startDate, form.expiryDate];
  if (dates.every((date) => calendarDate.safeParse(date).success) && form.expiryDate < form.startDate)
    refuse("expiryDate", "before-start");
}

/** Whose rate it is and for whom. */
const rateHead = {
  /** may be left out by the people of a company with one airline */
  airlineId: airlineId.optional(),
  rateType: oneOf(RATE_TYPES),
  /** contract and spot: the forwarder company's id */
  freightForwarder: orNull(id),
  /** spot: the one enquiry it is for, as the forwarder named it */
  requestId: orNull(id),
};

export const rateForm = rateTerms.extend(rateHead).superRefine(refineTerms);
export type RateForm = z.output<typeof rateForm>;

/** Type, airline and forwarder of a rate never change: copy it for another. */
export const rateChange = rateTerms.extend({ version: seenVersion }).superRefine(refineTerms);
/** For rates of many lanes: what they share changes, every lane keeps its prices and takes the new dates. */
export const sharedRateChange = sharedTerms.extend({ version: seenVersion }).superRefine(refineTerms);

const manualHead = {
  airlineCompanyId: airlineId,
  ratesType: oneOf(["RATE_PRIORITY"]).default("RATE_PRIORITY"),
  /** a word of the forwarder's own, for its eyes alone */
  freightForwarder: text(120).nullish(),
};
/** A forwarder's own rate: `ratesType` is fixed by the specification, the airline goes by `airlineCompanyId`. */
export const manualRateForm = rateTerms.extend(manualHead).superRefine(refineTerms);
/** `version` is the one that the caller saw. */
export const manualRateChange = rateTerms
  .extend({ ...manualHead, id, version: seenVersion })
  .superRefine(refineTerms);
export type ManualRateForm = z.output<typeof manualRateForm>;

/** A band, surcharge and lane in an answer: the same names, every part present. */
export const rateBandView = z.object({
  lowerRange: z.string(),
  upperRange: z.string().nullable(),
  perUnitCharge: z.string(),
  surchargePricing: z.enum(SURCHARGE_PRICINGS),
  applicableSurcharge: z.array(z.string()).nullable(),
});
export const rateSurchargeView = z.object({
  additionSuchargeLabale: z.string(),
  additionSuchargeUnit: z.enum(SURCHARGE_UNITS),
  additionSuchargeValue: z.string(),
  additionSurchargeMinimumValue: z.string(),
  maximum: z.string().nullable(),
  basis: z.enum(SURCHARGE_BASES),
  currency: z.string().nullable(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
  due: z.enum(SURCHARGE_PAYEES).nullable(),
  awbCode: z.string().nullable(),
  condition: z
    .object({
      origins: z.array(z.string()),
      destinations: z.array(z.string()),
      goodsTypes: z.array(z.string()),
      aircraft: z.array(z.string()),
    })
    .nullable(),
});
