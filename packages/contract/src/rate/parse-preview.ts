import {
  compareExact,
  DIMENSION_UNITS,
  exact,
  type GoodsLine,
  parseDecimal,
  type RateTerms,
  resolveDivisor,
  type Shipment,
  WEIGHT_UNITS,
  type WeightUnit,
} from "@kilolane/domain";
import { MAX_GOODS_LINES } from "../quotation/quotation-form.ts";
import { parseRateTerms } from "./parse-rate-terms.ts";
import { type WireError, type WireObject, WireReader } from "./wire-reader.ts";

export type ParsedPreview =
  | { readonly ok: true; readonly rate: RateTerms; readonly shipment: Shipment }
  | { readonly ok: false; readonly errors: readonly WireError[] };

const MAX_UN_NUMBERS = 200;

/**
 * Reads the body of `POST /api/rating/preview` strictly (rating preview, readings 30–31). Every refused field is
 * named by its path, for example `shipment.goodsArray.0.totalWeight`; nothing is thrown.
 */
export function parsePreviewRequest(body: unknown): ParsedPreview {
  const reader = new WireReader();
  const root = reader.object("body", body);
  if (!root) return { ok: false, errors: reader.errors };
  const rate = parseRateTerms(reader, "rate", root.rate);
  const shipment = parseShipment(reader, root.shipment, rate?.weightUnit ?? "kg");
  refuseWholeMargins(reader, root);
  if (rate && shipment) refuseUnanswerable(reader, rate, shipment);
  return rate && shipment && reader.errors.length === 0
    ? { ok: true, rate, shipment }
    : { ok: false, errors: reader.errors };
}

function parseGoodsLine(reader: WireReader, field: string, value: unknown): GoodsLine | null {
  const line = reader.object(field, value);
  return (
    line && {
      pieces: reader.count(`${field}.pieces`, line.pieces, 1, 1),
      length: reader.numberOrZero(`${field}.length`, line.length),
      width: reader.numberOrZero(`${field}.width`, line.width),
      height: reader.numberOrZero(`${field}.height`, line.height),
      totalWeight: reader.requiredPositive(`${field}.totalWeight`, line.totalWeight),
    }
  );
}

function parseGoods(reader: WireReader, value: unknown): readonly GoodsLine[] {
  return reader
    .list("shipment.goodsArray", value, MAX_GOODS_LINES)
    .map((line, index) => parseGoodsLine(reader, `shipment.goodsArray.${index}`, line))
    .filter((line) => line !== null);
}

/** Distinct UN numbers, trimmed and upper-cased (reading 20). */
function distinctUnNumbers(unNumbers: readonly string[]): readonly string[] {
  const normalised = unNumbers.map((unNumber) => unNumber.trim().toUpperCase());
  return [...new Set(normalised.filter((unNumber) => unNumber !== ""))];
}

function parseShipment(reader: WireReader, value: unknown, rateWeightUnit: WeightUnit): Shipment | null {
  const shipment = reader.object("shipment", value);
  if (!shipment) return null;
  const unNumbers = reader
    .list("shipment.unNumbers", shipment.unNumbers, MAX_UN_NUMBERS)
    .map((unNumber, index) => reader.text(`shipment.unNumbers.${index}`, unNumber));
  return {
    goods: parseGoods(reader, shipment.goodsArray),
    dimensionUnit: reader.word(
      "shipment.dimensionUnit",
      shipment.dimensionUnit,
      DIMENSION_UNITS,
      "unknown-unit",
      "cm",
    ),
    weightUnit: reader.word(
      "shipment.weightUnit",
      shipment.weightUnit,
      WEIGHT_UNITS,
      "unknown-unit",
      rateWeightUnit,
    ),
    houses: reader.count("shipment.houses", shipment.houses, 0, 0),
    unNumbers: distinctUnNumbers(unNumbers),
    typeOfGoods: reader.text("shipment.typeOfGoods", shipment.typeOfGoods),
    chargeableWeight: parseGivenWeight(reader, shipment),
    volumeM3: reader.numberOrDefault("shipment.volumeM3", shipment.volumeM3),
  };
}

function parseGivenWeight(reader: WireReader, shipment: WireObject): Shipment["chargeableWeight"] {
  const given = reader.optionalNumber("shipment.chargeableWeight", shipment.chargeableWeight);
  if (given?.units === 0n) reader.refuse("shipment.chargeableWeight", "not-above-zero");
  return given;
}

/** What no field alone shows: no weight at all, or a divisor that knows only the other system (reading 1). */
function refuseUnanswerable(reader: WireReader, rate: RateTerms, shipment: Shipment): void {
  if (shipment.goods.length === 0) {
    const isGoodsWrong = reader.errors.some((error) => error.field.startsWith("shipment.goodsArray"));
    if (!shipment.chargeableWeight && !isGoodsWrong) reader.refuse("shipment.goodsArray", "required");
    return;
  }
  if (rate.uld) return;
  if (!resolveDivisor(rate.divisor, shipment.dimensionUnit, rate.weightUnit)) {
    reader.refuse("rate.divisor", "no-counterpart");
  }
}

const WHOLE_MARGIN = exact(100);

/** The preview prices at cost; a margin sent along must still be one that can be sold (pricing rules §7). */
function refuseWholeMargins(reader: WireReader, root: WireObject): void {
  const holders: readonly (readonly [string, unknown])[] = [
    ["", root],
    ["rate.", root.rate],
    ["shipment.", root.shipment],
  ];
  for (const [prefix, holder] of holders) {
    if (typeof holder !== "object" || holder === null) continue;
    const fields: WireObject = { ...holder };
    for (const name of ["margin", "marginPercent"]) {
      const margin = parseMarginPercent(fields[name]);
      if (margin && compareExact(margin, WHOLE_MARGIN) >= 0)
        reader.refuse(`${prefix}${name}`, "margin-too-high");
    }
  }
}

function parseMarginPercent(value: unknown): ReturnType<typeof parseDecimal> {
  if (typeof value !== "object" || value === null) return parseDecimal(value);
  const { percent, value: amount, form }: WireObject = { ...value };
  return form === undefined || form === "margin" ? parseDecimal(percent ?? amount) : null;
}
