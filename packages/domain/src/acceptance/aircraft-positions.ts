import { type GoodsLine, isSizeUnknown } from "../measure/goods.ts";
import type { DimensionUnit, WeightUnit } from "../measure/units.ts";
import { convertWeight } from "../measure/weight.ts";
import { exact } from "../money/exact.ts";
import {
  addFractions,
  compareFractions,
  divideFractions,
  multiplyFractions,
  toFraction,
  ZERO_FRACTION,
  type Fraction,
} from "../money/fraction.ts";
import type { AircraftLimit, LoadedGoods } from "./aircraft-limits.ts";

/** Loading positions that a shipment fills, and their base. */
export interface PositionEstimate {
  readonly count: number;
  readonly lengthCm: number;
  readonly widthCm: number;
}

/** A shipment that fills less than half a position travels among others: nothing is said of it (decision). */
const LEAST_SHOWN: Fraction = { numerator: 1n, denominator: 2n };
const CM_PER_INCH = exact("2.54");

/**
 * An estimate of the loading positions that goods fill (pricing rules §9: advice, never a refusal): each line in a
 * grid on the position's base, in layers where it may be stacked, no heavier than the position's piece limit; a piece
 * longer than the base takes no fewer positions than it reaches over. Null when it fills less than half of one, or when
 * the sides of a line are not known.
 */
export function estimatePositions(load: LoadedGoods, limit: AircraftLimit): PositionEstimate | null {
  if (isSizeUnknown(load.goods)) return null;
  let filled = ZERO_FRACTION;
  let farthest = 1n;
  for (const line of load.goods) {
    const { share, reach } = placeLine(line, load, limit);
    filled = addFractions(filled, share);
    if (reach > farthest) farthest = reach;
  }
  if (compareFractions(filled, LEAST_SHOWN) < 0) return null;
  const needed = ceilOf(filled);
  return {
    count: Number(needed > farthest ? needed : farthest),
    lengthCm: limit.baseLengthCm,
    widthCm: limit.baseWidthCm,
  };
}

/** What a line fills of the positions, and over how many of them its pieces reach. */
interface PlacedLine {
  readonly share: Fraction;
  readonly reach: bigint;
}

function placeLine(line: GoodsLine, load: LoadedGoods, limit: AircraftLimit): PlacedLine {
  const { length, width, height } = sidesInCm(line, line.dimensionUnit ?? load.dimensionUnit);
  const [longer, shorter] = compareFractions(length, width) >= 0 ? [length, width] : [width, length];
  if (line.pieces === 0 || isZero(longer) || isZero(shorter) || isZero(height))
    return { share: ZERO_FRACTION, reach: 1n };
  const base = { length: whole(limit.baseLengthCm), width: whole(limit.baseWidthCm) };
  const layers =
    line.stackable === false ? 1n : atLeastOne(floorOf(divideFractions(whole(limit.heightCm), height)));
  const reach = ceilOf(divideFractions(longer, base.length));
  const lengthwise = fits(base.length, longer) * fits(base.width, shorter);
  const crosswise = fits(base.length, shorter) * fits(base.width, longer);
  // over several positions the pieces lie side by side only
  const perLayer = reach > 1n ? fits(base.width, shorter) : lengthwise > crosswise ? lengthwise : crosswise;
  const bySize = atLeastOne(perLayer) * layers;
  const byWeight = atLeastOne(
    floorOf(divideFractions(whole(limit.heaviestPieceKg), pieceKg(line, load.weightUnit))),
  );
  const together = bySize < byWeight ? bySize : byWeight;
  return { share: { numerator: BigInt(line.pieces) * reach, denominator: together }, reach };
}

function sidesInCm(line: GoodsLine, unit: DimensionUnit) {
  const factor = unit === "cm" ? whole(1) : toFraction(CM_PER_INCH);
  const side = (value: GoodsLine["length"]) => multiplyFractions(toFraction(value), factor);
  return { length: side(line.length), width: side(line.width), height: side(line.height) };
}

/** The average piece; of a line without weight a gram, which nothing is divided by. */
function pieceKg({ totalWeight, pieces }: GoodsLine, unit: WeightUnit): Fraction {
  const kg = convertWeight(totalWeight.units, totalWeight.scale, unit, "kg");
  return isZero(kg)
    ? { numerator: 1n, denominator: 1_000n }
    : { numerator: kg.numerator, denominator: kg.denominator * BigInt(pieces) };
}

function fits(space: Fraction, side: Fraction): bigint {
  return floorOf(divideFractions(space, side));
}

function whole(value: number): Fraction {
  return { numerator: BigInt(value), denominator: 1n };
}

function isZero({ numerator }: Fraction): boolean {
  return numerator === 0n;
}

function floorOf({ numerator, denominator }: Fraction): bigint {
  return numerator / denominator;
}

function ceilOf({ numerator, denominator }: Fraction): bigint {
  return (numerator + denominator - 1n) / denominator;
}

function atLeastOne(count: bigint): bigint {
  return count > 1n ? count : 1n;
}
