import { type Exact, compareExact, subtractExact } from "../money/exact.ts";
import { toMinor } from "../money/rounding.ts";
import { type BreakDecision, type CandidateContext, candidateOf, productOf } from "./break-rule.ts";
import type { UldTerms } from "./terms.ts";

/**
 * Prices a unit load device: the pivot charge up to the pivot weight (class U), above it the over-pivot rate for
 * what exceeds it (class E); all surcharges apply, the minimum too (pricing rules §3, reading 27).
 * `chargeableWeight` is already the larger of the pivot and the goods with the tare.
 */
export function priceUld(
  context: CandidateContext,
  uld: UldTerms,
  chargeableWeight: Exact,
  isOver: boolean,
): BreakDecision {
  const { money, minimumMinor } = context;
  const pivotMinor = toMinor(uld.pivotCharge.units, uld.pivotCharge.scale, money);
  const over = subtractExact(chargeableWeight, uld.pivotWeight);
  const candidate = candidateOf(context, {
    rateClass: isOver ? "E" : "U",
    ratedWeight: chargeableWeight,
    appliedRate: isOver ? uld.overPivotRate : null,
    productMinor: isOver ? pivotMinor + productOf(uld.overPivotRate, over, money) : pivotMinor,
    minimumMinor,
    band: null,
  });
  return { chosen: candidate, own: candidate, considered: [candidate] };
}

/** True when a weight lies above the pivot. */
export function isOverPivot(uld: UldTerms, weight: Exact): boolean {
  return compareExact(weight, uld.pivotWeight) > 0;
}
