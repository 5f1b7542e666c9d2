import {
  type ClassRate,
  isCurrency,
  type RateBand,
  type RateTerms,
  type SpecificCommodity,
  type Surcharge,
  SURCHARGE_BASES,
  SURCHARGE_PRICINGS,
  SURCHARGE_UNITS,
  type UldTerms,
  WEIGHT_UNITS,
} from "@kilolane/domain";
import type { WireObject, WireReader } from "./wire-reader.ts";

const MAX_BANDS = 100;
const MAX_SURCHARGES = 100;

/**
 * Reads a rate in the wire's spelling (rating preview) and reports each refused field below `field` to `reader`.
 * Surcharge currency, dates and conditions are not read: the preview ignores them (reading 31).
 */
export function parseRateTerms(reader: WireReader, field: string, value: unknown): RateTerms | null {
  const rate = reader.object(field, value);
  if (!rate) return null;
  const number = (name: string): RateTerms["minCharge"] =>
    reader.numberOrZero(`${field}.${name}`, rate[name]);
  const uld = parseUld(reader, `${field}.uld`, rate.uld);
  const bands = parseBands(reader, `${field}.perUnitCharges`, rate.perUnitCharges, uld !== null);
  return {
    currency: parseCurrency(reader, `${field}.currency`, rate.currency),
    weightUnit: reader.word(`${field}.weightUnit`, rate.weightUnit, WEIGHT_UNITS, "unknown-unit", "kg"),
    divisor: reader.numberOrDefault(`${field}.divisor`, rate.divisor),
    weightStep: reader.numberOrDefault(`${field}.weightStep`, rate.weightStep),
    minCharge: number("minCharges"),
    basicCharge: number("basicCharge"),
    bands,
    surcharges: reader
      .list(`${field}.airlineSurcharges`, rate.airlineSurcharges, MAX_SURCHARGES)
      .map((surcharge, index) => parseSurcharge(reader, `${field}.airlineSurcharges.${index}`, surcharge))
      .filter((surcharge) => surcharge !== null),
    eawbFee: number("eawbFee"),
    mawbFee: number("mawbFee"),
    hawbFee: number("hawbFee"),
    unNumberFee: number("unNumberFee"),
    additionalUnNumberFee: number("additionalUnNumberFee"),
    unNumbersIncluded: reader.count(`${field}.unNumbersIncluded`, rate.unNumbersIncluded, 1, 0),
    allowNextBreak: reader.yesOrNo(`${field}.allowNextBreak`, rate.allowNextBreak, true),
    surchargeOnRatedWeight: reader.yesOrNo(
      `${field}.surchargeOnRatedWeight`,
      rate.surchargeOnRatedWeight,
      false,
    ),
    classRate: parseClassRate(reader, `${field}.classRate`, rate.classRate),
    specificCommodity: parseSpecific(reader, `${field}.specificCommodity`, rate.specificCommodity),
    uld,
  };
}

function parseCurrency(reader: WireReader, field: string, value: unknown): string {
  if (isCurrency(value)) return value;
  reader.refuse(
    field,
    value === undefined || value === null || value === "" ? "required" : "unknown-currency",
  );
  return "USD";
}

function parseBands(
  reader: WireReader,
  field: string,
  value: unknown,
  isOptional: boolean,
): readonly RateBand[] {
  const before = reader.errors.length;
  const ranges = reader.list(field, value, MAX_BANDS);
  if (ranges.length === 0 && !isOptional && reader.errors.length === before) reader.refuse(field, "required");
  return ranges
    .map((range, index) => parseBand(reader, `${field}.${index}`, range))
    .filter((range) => range !== null);
}

function parseBand(reader: WireReader, field: string, value: unknown): RateBand | null {
  const range = reader.object(field, value);
  return (
    range && {
      lowerRange: reader.requiredNumber(`${field}.lowerRange`, range.lowerRange),
      upperRange: reader.optionalNumber(`${field}.upperRange`, range.upperRange),
      perUnitCharge: reader.requiredNumber(`${field}.perUnitCharge`, range.perUnitCharge),
      surchargePricing: reader.word(
        `${field}.surchargePricing`,
        range.surchargePricing,
        SURCHARGE_PRICINGS,
        "unknown-pricing",
        "plus",
      ),
      applicableSurcharges: parseApplicable(
        reader,
        `${field}.applicableSurcharge`,
        range.applicableSurcharge,
      ),
    }
  );
}

/** Missing and null: all of the rate's surcharges; an empty list: none (reading 18). */
function parseApplicable(reader: WireReader, field: string, value: unknown): readonly string[] | null {
  if (value === undefined || value === null) return null;
  return reader
    .list(field, value, MAX_SURCHARGES)
    .map((label, index) => reader.text(`${field}.${index}`, label));
}

// `additionSucharge…` and `Labale` are the published spelling of the wire
function parseSurcharge(reader: WireReader, field: string, value: unknown): Surcharge | null {
  const surcharge = reader.object(field, value);
  if (!surcharge) return null;
  const at = (name: string): readonly [string, unknown] => [`${field}.${name}`, surcharge[name]];
  return {
    label: reader.text(...at("additionSuchargeLabale")),
    unit: reader.word(...at("additionSuchargeUnit"), SURCHARGE_UNITS, "unknown-unit", null),
    value: reader.numberOrZero(...at("additionSuchargeValue")),
    minimum: reader.numberOrZero(...at("additionSurchargeMinimumValue")),
    // null, blank and 0 mean none (reading 14)
    maximum: reader.numberOrDefault(...at("maximum")),
    basis: reader.word(...at("basis"), SURCHARGE_BASES, "unknown-basis", "chargeable"),
  };
}

function parseClassRate(reader: WireReader, field: string, value: unknown): ClassRate | null {
  const classRate: WireObject | null = reader.optionalObject(field, value);
  return (
    classRate && {
      percent: reader.requiredNumber(`${field}.percent`, classRate.percent),
      base: reader.word(`${field}.base`, classRate.base, ["N", "ALL", "MIN"], "unknown-base", null),
      minWeight: reader.numberOrDefault(`${field}.minWeight`, classRate.minWeight),
      minPercent: reader.numberOrDefault(`${field}.minPercent`, classRate.minPercent),
    }
  );
}

function parseSpecific(reader: WireReader, field: string, value: unknown): SpecificCommodity | null {
  const specific = reader.optionalObject(field, value);
  return (
    specific && {
      item: reader.text(`${field}.item`, specific.item),
      minWeight: reader.numberOrZero(`${field}.minWeight`, specific.minWeight),
      rate: reader.requiredNumber(`${field}.rate`, specific.rate),
    }
  );
}

function parseUld(reader: WireReader, field: string, value: unknown): UldTerms | null {
  const uld = reader.optionalObject(field, value);
  return (
    uld && {
      pivotWeight: reader.requiredNumber(`${field}.pivotWeight`, uld.pivotWeight),
      pivotCharge: reader.requiredNumber(`${field}.pivotCharge`, uld.pivotCharge),
      overPivotRate: reader.requiredNumber(`${field}.overPivotRate`, uld.overPivotRate),
      tare: reader.numberOrZero(`${field}.tare`, uld.tare),
    }
  );
}
