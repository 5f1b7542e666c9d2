import { z } from "zod";
import {
  CARGO_TYPES,
  DG_CLASSES,
  FREIGHT_TERMS,
  INCOTERMS,
  DEFAULT_PACKAGE_TYPE,
  PACKING_GROUPS,
  SHIPPER_TYPES,
  TEMPERATURE_RANGES,
  VOLUME_UNITS,
} from "@kilolane/domain";
import {
  airlineId,
  calendarDate,
  countInput,
  currencyCode,
  decimalInput,
  iataCode,
  id,
  nameText,
  oneOf,
  queryFlag,
  text,
  usZip,
} from "../values.ts";
import { MOST_PACKAGE_LETTERS } from "../reference/package-type.ts";

/** Most goods lines of a request (reliability-security.md §2.34). */
export const MAX_GOODS_LINES = 200;

const side = decimalInput({ max: 5_000, aboveZero: true, decimals: 3 }).nullish();

/**
 * One goods line: the sides of a piece, or the volume of the whole line where that alone is known; `totalWeight` is of
 * the whole line. In the units that the form names, or in its own.
 */
export const goodsLine = z
  .object({
    pieces: countInput({ min: 1, max: 99_999 }),
    /** one of the list in use; the server says which are */
    packageType: nameText(MOST_PACKAGE_LETTERS).default(DEFAULT_PACKAGE_TYPE),
    length: side,
    width: side,
    height: side,
    dimensionUnit: oneOf(["cm", "in"]).nullish(),
    volume: decimalInput({ max: 100_000, aboveZero: true, decimals: 4 }).nullish(),
    /** left out: m³ */
    volumeUnit: oneOf(VOLUME_UNITS).nullish(),
    totalWeight: decimalInput({ max: 1_000_000, aboveZero: true, decimals: 4 }),
    weightUnit: oneOf(["kg", "lb"]).nullish(),
    stackable: z.boolean().default(true),
    tiltable: z.boolean().default(true),
  })
  .superRefine((line, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    const hasVolume = line.volume !== undefined && line.volume !== null;
    for (const name of ["length", "width", "height"] as const) {
      const isGiven = line[name] !== undefined && line[name] !== null;
      if (hasVolume && isGiven) return refuse("volume", "size-or-volume");
      if (!hasVolume && !isGiven) refuse(name, "required");
    }
    return undefined;
  });

export const dangerousGoodsLine = z.object({
  unNumber: z
    .string("required")
    .trim()
    .toUpperCase()
    .regex(/^(UN|ID|NA)\d{4}$/, "un-number"),
  hazardClass: oneOf(DG_CLASSES),
  compatibilityGroup: z
    .string()
    .regex(/^[A-HJ-LNS]?$/, "unknown")
    .default(""),
  packingGroup: oneOf(PACKING_GROUPS).default("None"),
  cargoAircraftOnly: z.boolean().default(false),
});

const formFields = z.object({
  inquirerId: id.nullish(),
  client_id: id.nullish(),
  shipFromAirport: iataCode,
  shipToAirport: iataCode,
  pickupZip: usZip.nullish(),
  /** the warehouse or address of the pickup, as it was when it was chosen */
  pickupFrom: z.object({ name: nameText(120), address: text(400).default("") }).nullish(),
  deliveryZip: usZip.nullish(),
  airlineDrop: z.boolean().default(false),
  readyDate: calendarDate,
  typeOfGoods: oneOf(CARGO_TYPES),
  shipperType: oneOf(SHIPPER_TYPES).default("Known Shipper"),
  dangerousGoods: z.array(dangerousGoodsLine).max(50, "too-many").default([]),
  temperatureRange: oneOf(TEMPERATURE_RANGES).nullish(),
  goodsArray: z
    .array(goodsLine, { error: (issue) => (issue.input === undefined ? "required" : "list") })
    .min(1, "required")
    .max(MAX_GOODS_LINES, "too-many"),
  dimensionUnit: oneOf(["cm", "in"]),
  weightUnit: oneOf(["kg", "lb"]),
  houses: countInput({ min: 0, max: 999 }).default(0),
  incoterm: oneOf(INCOTERMS).nullish(),
  /** who pays the freight, as the air waybill says it */
  freightTerm: oneOf(FREIGHT_TERMS).default("prepaid"),
  currency: currencyCode,
  declaredValue: decimalInput({ max: 1_000_000_000 }).nullish(),
  insurancePercent: decimalInput({ max: 100 }).nullish(),
  accessorials: z.array(z.string().max(60)).max(20).default([]),
});

/** What is asked of dangerous and of temperature controlled goods. */
function checkCargo(
  form: Pick<z.output<typeof formFields>, "typeOfGoods" | "dangerousGoods" | "temperatureRange">,
  context: z.RefinementCtx,
): void {
  if (form.typeOfGoods === "Dangerous Goods" && form.dangerousGoods.length === 0) {
    context.addIssue({ code: "custom", path: ["dangerousGoods"], message: "required" });
  }
  if (form.typeOfGoods === "Temperature Controlled" && !form.temperatureRange) {
    context.addIssue({ code: "custom", path: ["temperatureRange"], message: "required" });
  }
}

/**
 * The create form: what `quotation/create` prices. Units are those typed, and those are rated
 * (pricing-rules.md §2). A zip at either end asks for trucking.
 */
export const quotationForm = formFields.superRefine((form, context) => {
  if (form.shipFromAirport === form.shipToAirport) {
    context.addIssue({ code: "custom", path: ["shipToAirport"], message: "same-airport" });
  }
  checkCargo(form, context);
});
export type QuotationFormInput = z.input<typeof quotationForm>;
export type QuotationForm = z.output<typeof quotationForm>;

/**
 * The same form while its airports are still open: each end names an airport, a zip to look for airports around, or
 * both, and one end at least a zip.
 */
export const proposalForm = formFields
  .extend({ shipFromAirport: iataCode.nullish(), shipToAirport: iataCode.nullish() })
  .superRefine((form, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    const { shipFromAirport: from, shipToAirport: to, pickupZip, deliveryZip } = form;
    if (!pickupZip && !deliveryZip) refuse("pickupZip", "required");
    if (!from && !pickupZip) refuse("shipFromAirport", "required");
    if (!to && !deliveryZip) refuse("shipToAirport", "required");
    if (from && from === to) refuse("shipToAirport", "same-airport");
    checkCargo(form, context);
  });
export type ProposalFormInput = z.input<typeof proposalForm>;
export type ProposalForm = z.output<typeof proposalForm>;

/**
 * Margin of one option (pricing-rules.md §7): `margin` is profit / sell in percent, `markup` profit / cost,
 * `per_kg` on chargeable weight, `flat` an amount; `least` the least profit in money.
 */
export const marginInput = z.object({
  kind: oneOf(["margin", "markup", "per_kg", "flat"]),
  value: decimalInput({ max: 99_999, decimals: 4 }),
  least: decimalInput({ max: 99_999, decimals: 2 }).nullish(),
});

/** What an airline said by phone or mail, as the desk types it. */
export const airlineAnswer = z.object({
  airlineId,
  currency: z.string().regex(/^[A-Z]{3}$/, "unknown-currency"),
  ratePerKg: z.union([z.string(), z.number()]),
  minCharges: z.union([z.string(), z.number()]).nullish(),
  allInSurchargePerKg: z.union([z.string(), z.number()]).nullish(),
  /** left out: not known */
  transitDays: z.number().int().min(0, "negative").max(60, "too-large").nullish(),
  validUntil: calendarDate,
  margin: marginInput.optional(),
});

/** Changes to one option: a new margin, and sell amounts of single lines typed over (null takes it back). */
export const optionEdit = z.object({
  quote_id: id,
  margin: marginInput.optional(),
  sell: z
    .array(
      z.object({
        code: z.string().min(1, "required").max(80),
        amount: decimalInput({ max: 99_999_999, decimals: 4 }).nullable(),
      }),
    )
    .max(100, "too-many")
    .optional(),
  remarks: z.string().max(2000, "too-long").optional(),
  reason: z.string().max(300, "too-long").optional(),
  /** after pricing again: `take` agrees to the price as it is now, `keep` sells at the one that was decided on */
  repriced: oneOf(["take", "keep"]).optional(),
});

export const mailFlags = {
  airline_show: queryFlag.default(true),
  remark_show: queryFlag.default(true),
};
