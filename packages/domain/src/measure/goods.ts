import { Exact, ZERO, addExact, compareExact, exact, multiplyExact, powerOfTen } from "../money/exact.ts";
import { type Fraction, toFraction } from "../money/fraction.ts";
import { ceilToStep, divideHalfUp } from "../money/rounding.ts";
import { type DivisorRule, resolveDivisor } from "./divisor.ts";
import { rememberingOf } from "./remembering.ts";
import type { DimensionUnit, WeightUnit } from "./units.ts";
import { convertWeight, stepOf } from "./weight.ts";

/** One goods line as entered; `totalWeight` is the weight of all its pieces. */
export interface GoodsLine {
  readonly pieces: number;
  /** in the shipment's dimension unit or the line's own, unrounded; 0 where sides are not known */
  readonly length: Exact;
  readonly width: Exact;
  readonly height: Exact;
  /** in the shipment's weight unit */
  readonly totalWeight: Exact;
  /** unit of the sides where it is not the shipment's, which then is cm */
  readonly dimensionUnit?: DimensionUnit;
  /** of all pieces, in m³, where the sides are not known */
  readonly volumeM3?: Exact;
  /** other pieces may lie on it; default: they may */
  readonly stackable?: boolean;
  /** it may lie on any of its sides; default: on its base alone */
  readonly tiltable?: boolean;
}

/** 1 in³ = 16.387064 cm³, exact. */
const CM3_PER_IN3 = new Exact(16_387_064n, 6);

/** A piece higher than this, as entered, needs a main deck (pricing rules §9). */
export const LOWER_DECK_HEIGHT: Record<DimensionUnit, Exact> = { cm: exact(160), in: exact(63) };

/** The consignment as entered, before any divisor or step. */
export interface GoodsFacts {
  readonly pieces: number;
  /** sum of pieces × rounded sides, in cubic dimension units */
  readonly volume: Exact;
  readonly totalWeight: Exact;
  /** of the lines in the shipment's own unit */
  readonly greatestHeight: Exact;
  /** a line in another unit than the shipment's is too high for a lower deck */
  readonly isOtherUnitHigh: boolean;
  /** volumes of several units, or known alone, are in the sum: it has been converted to cm³ */
  readonly isConverted: boolean;
}

export interface WeighingOptions {
  /** unit the weights are worked out in; default: the unit entered */
  readonly rateWeightUnit?: WeightUnit;
  readonly divisor?: Exact | null;
  readonly step?: Exact | null;
  readonly volumeM3?: Exact | null;
  /** weight of a shipper-built unit, in the rate's unit, added to gross */
  readonly tare?: Exact | null;
}

/** Weights of a whole consignment, in the rate's unit. */
export interface ConsignmentWeights {
  readonly facts: GoodsFacts;
  readonly weightUnit: WeightUnit;
  readonly step: Exact;
  readonly grossWeight: Exact;
  readonly volumeWeight: Exact;
  readonly chargeableWeight: Exact;
  readonly basis: "actual" | "volume";
  readonly divisor: DivisorRule;
  readonly mainDeckFlag: boolean;
}

const TWO = 2n;

/** A side rounded to a whole cm or in, half up, before it is multiplied (pricing rules §1). */
function roundSide(side: Exact): bigint {
  if (side.scale === 0) return side.units;
  const power = powerOfTen(side.scale);
  return (TWO * side.units + power) / (TWO * power);
}

/** Pieces, volume, weight and greatest height of the lines as entered; every rate of a request measures the same lines. */
export const measureGoods = rememberingOf(sumLines);

const CM3_PER_M3 = exact(1_000_000);

function sumLines(goods: readonly GoodsLine[]): GoodsFacts {
  let pieces = 0;
  let cubicSides = 0n;
  let converted = ZERO;
  let totalWeight = ZERO;
  let greatestHeight = ZERO;
  let isOtherUnitHigh = false;
  for (const line of goods) {
    const { dimensionUnit, volumeM3 } = line;
    pieces += line.pieces;
    totalWeight = addExact(totalWeight, line.totalWeight);
    const cubic =
      BigInt(line.pieces) * roundSide(line.length) * roundSide(line.width) * roundSide(line.height);
    if (volumeM3 !== undefined) converted = addExact(converted, multiplyExact(volumeM3, CM3_PER_M3));
    else if (dimensionUnit === undefined) cubicSides += cubic;
    else converted = addExact(converted, multiplyExact(new Exact(cubic, 0), CM3_PER_IN3));
    if (dimensionUnit !== undefined) isOtherUnitHigh ||= needsMainDeck(line.height, dimensionUnit);
    else if (compareExact(line.height, greatestHeight) > 0) greatestHeight = line.height;
  }
  return {
    pieces,
    volume: addExact(new Exact(cubicSides, 0), converted),
    totalWeight,
    greatestHeight,
    isOtherUnitHigh,
    isConverted: converted.units > 0n,
  };
}

/** Sides of some pieces are not known: whether an aircraft takes them is to be asked (pricing rules §9). */
export function isSizeUnknown(goods: readonly GoodsLine[]): boolean {
  return goods.some(({ volumeM3 }) => volumeM3 !== undefined);
}

/** True when a height, as entered and unrounded, is above 160 cm or 63 in (rating preview, reading 6). */
export function needsMainDeck(height: Exact, unit: DimensionUnit): boolean {
  return compareExact(height, LOWER_DECK_HEIGHT[unit]) > 0;
}

/**
 * Volume and the divisor it is divided by; a volume in m³ is used where no line has dimensions.
 * Throws `RangeError` when the divisor has no counterpart for the unit of the dimensions.
 */
export function volumeAndDivisor(
  facts: GoodsFacts,
  dimensionUnit: DimensionUnit,
  unit: WeightUnit,
  options: WeighingOptions,
): { volume: Fraction; rule: DivisorRule } {
  const typed = options.divisor ?? null;
  const volumeM3 = options.volumeM3 ?? null;
  if (volumeM3 === null || facts.volume.units > 0n) {
    const own = resolveDivisor(typed, dimensionUnit, unit);
    if (own) return { volume: toFraction(facts.volume), rule: own };
    // a sum of several units may be turned into inches, for a divisor that speaks only of them
    const inches = facts.isConverted ? resolveDivisor(typed, "in", unit) : null;
    if (!inches) throw new RangeError("the divisor has no counterpart for these dimensions");
    return { volume: toCubicInches(toFraction(facts.volume)), rule: inches };
  }
  // m³ / 0.006 (pricing rules §2): a volume is metric unless the divisor speaks only of inches
  const metric = resolveDivisor(typed, "cm", unit);
  const rule = dimensionUnit === "cm" || metric?.isKnown ? metric : resolveDivisor(typed, "in", unit);
  if (!rule) throw new RangeError("the divisor has no counterpart for this volume");
  const cubicCm = toFraction(multiplyExact(volumeM3, CM3_PER_M3));
  return { volume: rule.volumeUnit === "cm" ? cubicCm : toCubicInches(cubicCm), rule };
}

function toCubicInches({ numerator, denominator }: Fraction): Fraction {
  return {
    numerator: numerator * powerOfTen(CM3_PER_IN3.scale),
    denominator: denominator * CM3_PER_IN3.units,
  };
}

/** Volume weight of a volume under a divisor, converted exactly to `unit` and rounded up once. */
function volumeWeight(volume: Fraction, rule: DivisorRule, unit: WeightUnit, step: Exact): Exact {
  const numerator = volume.numerator * powerOfTen(rule.divisor.scale);
  const converted = convertWeight(numerator, 0, rule.weightUnit, unit);
  return ceilToStep(
    converted.numerator,
    converted.denominator * volume.denominator * rule.divisor.units,
    step,
  );
}

/**
 * Gross, volume and chargeable weight of a consignment, each rounded up once (pricing rules §1–2).
 * Throws `RangeError` when the divisor has no counterpart for the unit of the dimensions.
 */
export function weighConsignment(
  facts: GoodsFacts,
  dimensionUnit: DimensionUnit,
  weightUnit: WeightUnit,
  options: WeighingOptions = {},
): ConsignmentWeights {
  const unit = options.rateWeightUnit ?? weightUnit;
  const step = stepOf(options.step, unit);
  const { volume, rule } = volumeAndDivisor(facts, dimensionUnit, unit, options);
  const volumetric = volumeWeight(volume, rule, unit, step);
  const grossWeight = grossOf(facts, weightUnit, unit, step, options.tare ?? null);
  const isVolume = compareExact(volumetric, grossWeight) > 0;
  return {
    facts,
    weightUnit: unit,
    step,
    grossWeight,
    volumeWeight: volumetric,
    chargeableWeight: isVolume ? volumetric : grossWeight,
    basis: isVolume ? "volume" : "actual",
    divisor: rule,
    mainDeckFlag: isTooHigh(facts, dimensionUnit),
  };
}

/** A piece is too high for a lower deck, each in the unit it was entered in. */
export function isTooHigh(facts: GoodsFacts, dimensionUnit: DimensionUnit): boolean {
  return facts.isOtherUnitHigh || needsMainDeck(facts.greatestHeight, dimensionUnit);
}

/** Gross weight with the tare of a unit, converted exactly and rounded up once. */
export function grossOf(
  facts: GoodsFacts,
  from: WeightUnit,
  to: WeightUnit,
  step: Exact,
  tare: Exact | null,
): Exact {
  const goods = convertWeight(facts.totalWeight.units, facts.totalWeight.scale, from, to);
  if (tare === null) return ceilToStep(goods.numerator, goods.denominator, step);
  const power = powerOfTen(tare.scale);
  return ceilToStep(
    goods.numerator * power + tare.units * goods.denominator,
    goods.denominator * power,
    step,
  );
}

/** What the goods grid shows live; the weights are the engine's own. */
export interface WeighedGoods extends ConsignmentWeights {
  readonly pieces: number;
  /** three decimals */
  readonly volumeM3: Exact;
  /** kg per m³, one decimal; null without volume */
  readonly densityKgPerM3: Exact | null;
}

/**
 * Pieces, weights, volume in m³, density and the height flag of the lines, with the functions the engine prices by.
 * Throws `RangeError` when the divisor has no counterpart for the unit of the dimensions.
 */
export function weighGoods(
  goods: readonly GoodsLine[],
  dimensionUnit: DimensionUnit,
  weightUnit: WeightUnit,
  options: WeighingOptions = {},
): WeighedGoods {
  const facts = measureGoods(goods);
  const weights = weighConsignment(facts, dimensionUnit, weightUnit, options);
  const kg = convertWeight(facts.totalWeight.units, facts.totalWeight.scale, weightUnit, "kg");
  const m3 = cubicMetres(facts, dimensionUnit, options.volumeM3 ?? null);
  return {
    ...weights,
    pieces: facts.pieces,
    volumeM3: new Exact(divideHalfUp(m3.numerator * 1000n, m3.denominator), 3),
    densityKgPerM3:
      m3.numerator === 0n
        ? null
        : new Exact(divideHalfUp(10n * kg.numerator * m3.denominator, kg.denominator * m3.numerator), 1),
  };
}

/** Volume in m³ as an exact fraction. */
export function cubicMetres(
  facts: GoodsFacts,
  dimensionUnit: DimensionUnit,
  volumeM3: Exact | null,
): Fraction {
  const { units, scale } = facts.volume;
  if (units === 0n && volumeM3) return toFraction(volumeM3);
  if (dimensionUnit === "cm") return { numerator: units, denominator: powerOfTen(scale + 6) };
  return { numerator: units * CM3_PER_IN3.units, denominator: powerOfTen(scale + 6 + CM3_PER_IN3.scale) };
}
