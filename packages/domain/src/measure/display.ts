import { Exact, exact, multiplyExact } from "../money/exact.ts";
import { divideFractions, toFraction } from "../money/fraction.ts";
import { divideHalfUp, roundHalfUp } from "../money/rounding.ts";
import type { DimensionUnit, WeightUnit } from "./units.ts";

/** Factors of the specification (§9), for display only: rating converts by 0.45359237 and 2.54. */
const DISPLAY_LB_PER_KG = exact("2.2");
const DISPLAY_IN_PER_CM = exact("0.3937007874");
const DISPLAY_DECIMALS = 2;

function divideForDisplay(value: Exact, factor: Exact): Exact {
  const { numerator, denominator } = divideFractions(toFraction(value), toFraction(factor));
  return new Exact(divideHalfUp(numerator * 100n, denominator), DISPLAY_DECIMALS);
}

/** A weight shown in another unit, two decimals. Never rate by the result. */
export function displayWeight(weight: Exact, from: WeightUnit, to: WeightUnit): Exact {
  if (from === to) return roundHalfUp(weight, DISPLAY_DECIMALS);
  return from === "kg"
    ? roundHalfUp(multiplyExact(weight, DISPLAY_LB_PER_KG), DISPLAY_DECIMALS)
    : divideForDisplay(weight, DISPLAY_LB_PER_KG);
}

/** A length shown in another unit, two decimals. Never rate by the result. */
export function displayLength(length: Exact, from: DimensionUnit, to: DimensionUnit): Exact {
  if (from === to) return roundHalfUp(length, DISPLAY_DECIMALS);
  return from === "cm"
    ? roundHalfUp(multiplyExact(length, DISPLAY_IN_PER_CM), DISPLAY_DECIMALS)
    : divideForDisplay(length, DISPLAY_IN_PER_CM);
}
