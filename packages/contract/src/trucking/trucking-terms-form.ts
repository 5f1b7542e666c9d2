import { ACCESSORIAL_CODES, parseZipRanges } from "@kilolane/domain";
import { z } from "zod";
import { calendarDate, currencyCode, decimalInput, iataCode, nameText, oneOf, text } from "../values.ts";

/** Who of the two ends a carrier drives for at an airport. */
export const TRUCKING_DIRECTIONS = ["both", "pickup", "delivery"] as const;
export const DIMENSIONAL_KINDS = ["none", "density", "divisor"] as const;
export const FUEL_KINDS = ["none", "percent", "per-mile"] as const;
/** `ask`: done, without a price in the tariff; such a quotation names the service as not in the price. */
export const ACCESSORIAL_STATES = ["ask", "priced", "not-offered"] as const;

const MOST_BANDS = 30;
const price = decimalInput({ max: 99_999, decimals: 4 });
const money = decimalInput({ max: 99_999, decimals: 2 });
/** A figure that counts only where a choice beside it says so; empty elsewhere. */
const maybeFigure = text(20).default("");

const band = z.object({
  /** lower limit in pounds */
  lowerLb: decimalInput({ max: 1_000_000, decimals: 2 }),
  /** price per 100 lb */
  ratePerCwt: price,
});

/** A service of the carrier; one that is not in the list is to be asked for. */
const accessorial = z.object({
  code: oneOf(ACCESSORIAL_CODES),
  state: oneOf(ACCESSORIAL_STATES),
  amount: maybeFigure,
});

const zipText = text(6000)
  .min(1, { error: "required", abort: true })
  .refine((typed) => parseZipRanges(typed) !== null, "zip-ranges");

/** An airport at which the tariff counts, for whom, and from which zips or to which. */
const area = z.object({
  airport: iataCode,
  direction: oneOf(TRUCKING_DIRECTIONS).default("both"),
  /** `53001-53999, 54100; 600*` */
  zips: zipText,
});

type Refuse = (path: readonly (string | number)[], message: string) => void;

function checkFigure(
  value: string,
  path: readonly (string | number)[],
  schema: z.ZodType<string>,
  refuse: Refuse,
): void {
  const parsed = schema.safeParse(value);
  for (const issue of parsed.success ? [] : parsed.error.issues) refuse(path, issue.message);
}

const aboveZero = decimalInput({ max: 99_999, decimals: 4, aboveZero: true });
const percent = decimalInput({ max: 500, decimals: 3 });

const tariffFields = z.object({
  /** of the zone: what the desk calls it */
  name: nameText(80),
  currency: currencyCode.default("USD"),
  mode: oneOf(["cwt", "mile"]),
  bands: z.array(band).max(MOST_BANDS, "too-many").default([]),
  ratePerMile: maybeFigure,
  minimum: money,
  dimensionalKind: oneOf(DIMENSIONAL_KINDS).default("none"),
  /** pounds per cubic foot, or cubic inches per pound */
  dimensionalValue: maybeFigure,
  fuelKind: oneOf(FUEL_KINDS).default("none"),
  /** per cent of the line haul, or an amount per mile */
  fuelValue: maybeFigure,
  fuelOnAccessorials: z.boolean().default(false),
  accessorials: z.array(accessorial).max(ACCESSORIAL_CODES.length, "too-many").default([]),
  validFrom: calendarDate,
  validTo: calendarDate,
  areas: z.array(area).min(1, "required").max(60, "too-many"),
});
type TariffFields = z.output<typeof tariffFields>;

function checkRates(tariff: TariffFields, refuse: Refuse): void {
  if (tariff.mode === "mile") {
    checkFigure(tariff.ratePerMile, ["ratePerMile"], aboveZero, refuse);
    return;
  }
  if (tariff.bands.length === 0) refuse(["bands"], "required");
  const seen = new Set<number>();
  for (const [index, { lowerLb }] of tariff.bands.entries()) {
    if (seen.has(Number(lowerLb))) refuse(["bands", index, "lowerLb"], "double");
    seen.add(Number(lowerLb));
  }
}

function checkRules(tariff: TariffFields, refuse: Refuse): void {
  if (tariff.dimensionalKind !== "none")
    checkFigure(tariff.dimensionalValue, ["dimensionalValue"], aboveZero, refuse);
  if (tariff.fuelKind !== "none")
    checkFigure(tariff.fuelValue, ["fuelValue"], tariff.fuelKind === "percent" ? percent : price, refuse);
  for (const [index, { code, state, amount }] of tariff.accessorials.entries()) {
    const isDouble = tariff.accessorials.findIndex((other) => other.code === code) < index;
    if (isDouble) refuse(["accessorials", index, "code"], "double");
    if (state === "priced") checkFigure(amount, ["accessorials", index, "amount"], money, refuse);
  }
  if (tariff.validTo < tariff.validFrom) refuse(["validTo"], "before-start");
}

/** A zone of a carrier: its prices, the days they count, and the zips at each airport. */
export const truckingTariffForm = tariffFields.superRefine((tariff, context) => {
  const refuse: Refuse = (path, message) => context.addIssue({ code: "custom", path: [...path], message });
  checkRates(tariff, refuse);
  checkRules(tariff, refuse);
});
export type TruckingTariffForm = z.output<typeof truckingTariffForm>;
