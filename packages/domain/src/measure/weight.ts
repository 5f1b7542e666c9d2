import { Exact, exact, powerOfTen } from "../money/exact.ts";
import type { Fraction } from "../money/fraction.ts";
import { ceilToStep } from "../money/rounding.ts";
import type { WeightUnit } from "./units.ts";

/** International pound, exact (pricing rules §2): 1 lb = 0.45359237 kg. */
export const KG_PER_LB = new Exact(45_359_237n, 8);

/** Default steps of the rounding up (pricing rules §2). */
const DEFAULT_STEP: Record<WeightUnit, Exact> = { kg: exact("0.5"), lb: exact("1") };

/** A weight converted exactly between kg and lb, as a fraction with no rounding. */
export function convertWeight(units: bigint, scale: number, from: WeightUnit, to: WeightUnit): Fraction {
  if (from === to) return { numerator: units, denominator: powerOfTen(scale) };
  return from === "lb"
    ? { numerator: units * KG_PER_LB.units, denominator: powerOfTen(scale + KG_PER_LB.scale) }
    : { numerator: units * powerOfTen(KG_PER_LB.scale), denominator: powerOfTen(scale) * KG_PER_LB.units };
}

/** Rounding step of a rate: its own, or 0.5 kg, or 1 lb. */
export function stepOf(step: Exact | null | undefined, unit: WeightUnit): Exact {
  return step ?? DEFAULT_STEP[unit];
}

/** A weight entered in `from`, converted exactly and rounded up once to the rate's step. */
export function ceilWeight(weight: Exact, from: WeightUnit, to: WeightUnit, step: Exact): Exact {
  const { numerator, denominator } = convertWeight(weight.units, weight.scale, from, to);
  return ceilToStep(numerator, denominator, step);
}
