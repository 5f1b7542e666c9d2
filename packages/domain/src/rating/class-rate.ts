import { type Exact, compareExact, exact, maxExact, multiplyExact, powerOfTen } from "../money/exact.ts";
import { type MoneyRule, divideHalfUp, fromMinor, toMinor } from "../money/rounding.ts";
import {
  type BreakDecision,
  type Candidate,
  type CandidateContext,
  bandIndexOf,
  candidateOf,
  cheapestBand,
  productOf,
} from "./break-rule.ts";
import type { RateClass } from "./priced.ts";
import type { ClassRate, RateBand, SpecificCommodity } from "./terms.ts";

const HUNDRED = exact(100);

/** A resulting rate is rounded to the currency's unit first, then multiplied (pricing rules §3). */
function scaledRate(rate: Exact, percent: Exact, money: MoneyRule): Exact {
  const scaled = multiplyExact(rate, percent);
  return fromMinor(toMinor(scaled.units, scaled.scale + 2, money), money);
}

/** Per cent of a minimum charge in minor units, rounded to the unit of minimum charges (reading 22). */
export function percentOfMinimum(minimumMinor: bigint, percent: Exact, money: MoneyRule): bigint {
  const unit = money.minimumUnitMinor;
  return divideHalfUp(minimumMinor * percent.units, powerOfTen(percent.scale + 2) * unit) * unit;
}

/** S above 100 per cent, R below, N at 100 (readings 21, 23). */
export function classOf(classRate: ClassRate): RateClass {
  const sign = compareExact(classRate.percent, HUNDRED);
  if (sign === 0) return "N";
  return sign > 0 ? "S" : "R";
}

/** Weight that is billed: the shipment's, or the least the class rate bills. */
function leastWeight(weight: Exact, classRate: ClassRate): Exact {
  return classRate.minWeight ? maxExact(weight, classRate.minWeight) : weight;
}

function single(candidate: Candidate): BreakDecision {
  return { chosen: candidate, own: candidate, considered: [candidate] };
}

/** Prices by a class rate of base N or ALL (readings 21–24). `bands` are sorted; at least one. */
export function priceByClass(
  context: CandidateContext,
  classRate: ClassRate,
  bands: readonly RateBand[],
  weight: Exact,
): BreakDecision {
  const { money } = context;
  const rateClass = classOf(classRate);
  const minimumMinor = classRate.minPercent
    ? percentOfMinimum(context.minimumMinor, classRate.minPercent, money)
    : context.minimumMinor;
  const billed = leastWeight(weight, classRate);
  if (classRate.base === "ALL") {
    const scaled = bands.map((band) => ({
      ...band,
      perUnitCharge: scaledRate(band.perUnitCharge, classRate.percent, money),
    }));
    return cheapestBand(context, { bands: scaled, weight: billed, minimumMinor, rateClass });
  }
  const first = bands[0];
  if (!first) throw new RangeError("a rate without bands");
  const appliedRate = scaledRate(first.perUnitCharge, classRate.percent, money);
  const ratedWeight = maxExact(billed, first.lowerRange);
  return single(
    candidateOf(context, {
      rateClass,
      ratedWeight,
      appliedRate,
      productMinor: productOf(appliedRate, ratedWeight, money),
      minimumMinor,
      band: bands[bandIndexOf(bands, weight)] ?? null,
    }),
  );
}

/**
 * Prices by a specific commodity rate; below its minimum weight that weight is billed (readings 24–25).
 * Surcharges are those of the band that holds the chargeable weight.
 */
export function priceBySpecificCommodity(
  context: CandidateContext,
  specific: SpecificCommodity,
  bands: readonly RateBand[],
  weight: Exact,
): BreakDecision {
  const ratedWeight = maxExact(weight, specific.minWeight);
  return single(
    candidateOf(context, {
      rateClass: "C",
      ratedWeight,
      appliedRate: specific.rate,
      productMinor: productOf(specific.rate, ratedWeight, context.money),
      minimumMinor: context.minimumMinor,
      band: bands[bandIndexOf(bands, weight)] ?? null,
    }),
  );
}
