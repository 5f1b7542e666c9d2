import { type Exact, compareExact } from "../money/exact.ts";
import { type MoneyRule, toMinor } from "../money/rounding.ts";
import type { RateClass } from "./priced.ts";
import { type SurchargeContext, surchargeTotal, surchargesOfBand } from "./surcharges.ts";
import type { RateBand, RateTerms } from "./terms.ts";

/** One way of billing the shipment; amounts in minor units of the rate's currency. */
export interface Candidate {
  /** class before the minimum is looked at */
  readonly rateClass: RateClass;
  readonly ratedWeight: Exact;
  readonly appliedRate: Exact | null;
  /** weight charge before the minimum */
  readonly productMinor: bigint;
  readonly weightChargeMinor: bigint;
  readonly isMinimum: boolean;
  readonly surchargeMinor: bigint;
  /** weight charge + surcharges: what candidates are compared by (reading 9) */
  readonly comparedMinor: bigint;
  /** whose surcharges are paid; null: all of the rate's */
  readonly band: RateBand | null;
}

/** The cheapest candidate of one tariff, with what it was compared to. */
export interface BreakDecision {
  readonly chosen: Candidate;
  /** billing the shipment's own weight */
  readonly own: Candidate;
  /** all of them in their order; empty where nothing is traced */
  readonly considered: readonly Candidate[];
}

/** What every candidate of one rate shares. */
export interface CandidateContext {
  readonly terms: RateTerms;
  readonly money: MoneyRule;
  readonly minimumMinor: bigint;
  readonly basicMinor: bigint;
  readonly surcharge: SurchargeContext;
  /** sum of the surcharges that every band pays; null where they depend on the band */
  readonly commonSurchargeMinor: bigint | null;
  readonly isTraced: boolean;
}

/** Bands by lowerRange, in whatever order they were typed (reading 8). */
export function sortedBands(bands: readonly RateBand[]): readonly RateBand[] {
  for (let index = 1; index < bands.length; index += 1) {
    const band = bands[index];
    const previous = bands[index - 1];
    if (band && previous && compareExact(previous.lowerRange, band.lowerRange) > 0) {
      return bands.toSorted((a, b) => compareExact(a.lowerRange, b.lowerRange));
    }
  }
  return bands;
}

/** Index of the band that holds a weight, by lowerRange only; the lowest band below all of them. */
export function bandIndexOf(bands: readonly RateBand[], weight: Exact): number {
  let found = 0;
  for (let index = 1; index < bands.length; index += 1) {
    const band = bands[index];
    if (!band || compareExact(band.lowerRange, weight) > 0) break;
    found = index;
  }
  return found;
}

interface CandidateInput {
  readonly rateClass: RateClass;
  readonly ratedWeight: Exact;
  readonly appliedRate: Exact | null;
  readonly productMinor: bigint;
  readonly minimumMinor: bigint;
  readonly band: RateBand | null;
}

/** Raises a product to the minimum and adds the surcharges that this way of billing would pay. */
export function candidateOf(context: CandidateContext, input: CandidateInput): Candidate {
  const { basicMinor } = context;
  const productMinor = basicMinor === 0n ? input.productMinor : input.productMinor + basicMinor;
  const isMinimum = input.minimumMinor > productMinor;
  const weightChargeMinor = isMinimum ? input.minimumMinor : productMinor;
  const surchargeMinor =
    context.commonSurchargeMinor ??
    surchargeTotal(surchargesOfBand(context.terms.surcharges, input.band), context.surcharge, {
      ratedWeight: isMinimum ? null : input.ratedWeight,
      weightChargeMinor,
    });
  return {
    rateClass: input.rateClass,
    ratedWeight: input.ratedWeight,
    appliedRate: input.appliedRate,
    productMinor,
    weightChargeMinor,
    isMinimum,
    surchargeMinor,
    comparedMinor: weightChargeMinor + surchargeMinor,
    band: input.band,
  };
}

/** price × weight in minor units, rounded before it is compared (pricing rules §3). */
export function productOf(price: Exact, weight: Exact, money: MoneyRule): bigint {
  return toMinor(price.units * weight.units, price.scale + weight.scale, money);
}

const NOT_TRACED: Candidate[] = [];

/** How one tariff's bands are billed. */
export interface BandTariff {
  /** sorted by lowerRange, at least one */
  readonly bands: readonly RateBand[];
  readonly weight: Exact;
  readonly minimumMinor: bigint;
  /** class of every band instead of N and Q */
  readonly rateClass: RateClass | null;
}

/**
 * Break rule over one tariff: the shipment's own weight against every higher break, compared by weight charge
 * raised to the minimum plus surcharges; a tie keeps the own weight, then the lower break (readings 7, 9, 12).
 */
export function cheapestBand(context: CandidateContext, tariff: BandTariff): BreakDecision {
  const { bands, weight, minimumMinor } = tariff;
  const ownIndex = bandIndexOf(bands, weight);
  const ownBand = bands[ownIndex];
  if (!ownBand) throw new RangeError("a rate without bands");
  const billAt = (band: RateBand, index: number, ratedWeight: Exact): Candidate =>
    candidateOf(context, {
      rateClass: tariff.rateClass ?? (index === 0 ? "N" : "Q"),
      ratedWeight,
      appliedRate: band.perUnitCharge,
      productMinor: productOf(band.perUnitCharge, ratedWeight, context.money),
      minimumMinor,
      band,
    });
  // below the lowest band that band bills at its own floor, whether or not breaks are allowed (reading 7)
  const isBelowAll = compareExact(weight, ownBand.lowerRange) < 0;
  const own = billAt(ownBand, ownIndex, isBelowAll ? ownBand.lowerRange : weight);
  const considered = context.isTraced ? [own] : NOT_TRACED;
  let chosen = own;
  if (!context.terms.allowNextBreak) return { chosen, own, considered };
  for (let index = ownIndex + 1; index < bands.length; index += 1) {
    const band = bands[index];
    // a band priced 0 prices its own weights only (reading 12)
    if (!band || band.perUnitCharge.units === 0n) continue;
    const candidate = billAt(band, index, band.lowerRange);
    if (context.isTraced) considered.push(candidate);
    if (candidate.comparedMinor < chosen.comparedMinor) chosen = candidate;
  }
  return { chosen, own, considered };
}
