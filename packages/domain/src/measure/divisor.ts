import { type Exact, compareExact, exact } from "../money/exact.ts";
import { rememberingOf } from "./remembering.ts";
import type { DimensionUnit, WeightUnit } from "./units.ts";

/** A volume divisor with the units it carries (rating preview, reading 1). */
export interface DivisorRule {
  readonly divisor: Exact;
  readonly volumeUnit: DimensionUnit;
  readonly weightUnit: WeightUnit;
  /** one of the divisors that carry their own units */
  readonly isKnown: boolean;
}

interface DivisorFamily {
  readonly cmPerKg: Exact | null;
  readonly inPerKg: Exact | null;
  readonly inPerLb: Exact;
}

/** IATA's 6000 by default; 5000 express; 194 US domestic, which has no counterpart (pricing rules §2). */
const STANDARD: DivisorFamily = { cmPerKg: exact(6000), inPerKg: exact(366), inPerLb: exact(166) };
const EXPRESS: DivisorFamily = { cmPerKg: exact(5000), inPerKg: exact(305), inPerLb: exact(139) };
const US_DOMESTIC: DivisorFamily = { cmPerKg: null, inPerKg: null, inPerLb: exact(194) };
const DEFAULT_DIVISOR = exact(6000);
const FAMILIES = [STANDARD, EXPRESS, US_DOMESTIC];

function equals(divisor: Exact, member: Exact | null): boolean {
  return member !== null && compareExact(divisor, member) === 0;
}

function inFamily(
  family: DivisorFamily,
  typed: Exact,
  dimensionUnit: DimensionUnit,
  rateWeightUnit: WeightUnit,
): DivisorRule | null {
  if (dimensionUnit === "cm") {
    return family.cmPerKg && { divisor: family.cmPerKg, volumeUnit: "cm", weightUnit: "kg", isKnown: true };
  }
  if (equals(typed, family.inPerLb))
    return { divisor: family.inPerLb, volumeUnit: "in", weightUnit: "lb", isKnown: true };
  if (family.inPerKg && (equals(typed, family.inPerKg) || rateWeightUnit === "kg")) {
    return { divisor: family.inPerKg, volumeUnit: "in", weightUnit: "kg", isKnown: true };
  }
  return { divisor: family.inPerLb, volumeUnit: "in", weightUnit: "lb", isKnown: true };
}

/**
 * The divisor that turns a volume in `dimensionUnit` into weight, with the unit its quotient is in.
 * `null` when the typed divisor has no counterpart in the other system (194 with centimetres).
 */
export function resolveDivisor(
  typed: Exact | null,
  dimensionUnit: DimensionUnit,
  rateWeightUnit: WeightUnit,
): DivisorRule | null {
  const divisor = typed ?? DEFAULT_DIVISOR;
  for (const family of FAMILIES) {
    if (
      equals(divisor, family.cmPerKg) ||
      equals(divisor, family.inPerKg) ||
      equals(divisor, family.inPerLb)
    ) {
      return inFamily(family, divisor, dimensionUnit, rateWeightUnit);
    }
  }
  return {
    divisor,
    volumeUnit: dimensionUnit,
    weightUnit: dimensionUnit === "cm" ? "kg" : rateWeightUnit,
    isKnown: false,
  };
}

/** How a divisor is printed, for example `366 in³/kg`. */
export const formatDivisor = rememberingOf(
  (rule: DivisorRule): string => `${rule.divisor.toString()} ${rule.volumeUnit}³/${rule.weightUnit}`,
);
