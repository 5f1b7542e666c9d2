import { compareExact, maxExact } from "../money/exact.ts";
import {
  type MoneyRule,
  type RoundingUnit,
  fromMinor,
  minimumToMinor,
  moneyRule,
  toMinor,
} from "../money/rounding.ts";
import { type BreakDecision, type CandidateContext, cheapestBand, sortedBands } from "./break-rule.ts";
import { type ChargesOfRate, type CommonCharges, commonCharges } from "./common-charges.ts";
import { classOf, percentOfMinimum, priceByClass, priceBySpecificCommodity } from "./class-rate.ts";
import { feeLines } from "./fees.ts";
import type { BreakSavings, PricedCharge, PricedRate, TraceStep } from "./priced.ts";
import { type ShipmentWeights, weighShipment } from "./shipment-weights.ts";
import {
  type BilledFreight,
  type CurrencyConversion,
  type SurchargeContext,
  surchargeLines,
  surchargesInside,
  surchargesOfBand,
} from "./surcharges.ts";
import type { RateBand, RateTerms, Shipment } from "./terms.ts";
import { traceRating } from "./trace.ts";
import { priceUld } from "./uld.ts";

export interface RatingOptions {
  /** "none" leaves `trace` empty; default "full" */
  readonly trace?: "full" | "none";
  /** per currency, where it differs from the ISO minor unit */
  readonly roundingUnits?: ReadonlyMap<string, RoundingUnit>;
  /** needed when a surcharge has a currency of its own */
  readonly convert?: CurrencyConversion;
  /** how charges that bands have in common are found; default: worked out for each rate */
  readonly chargesOf?: ChargesOfRate;
}

const NO_TRACE: readonly TraceStep[] = [];

/**
 * Prices one shipment against one rate: weights, class, break rule, minimum, surcharges and flat fees
 * (pricing rules §1–5; every reading of the rating preview). The amounts are buy amounts in the rate's currency.
 * Throws `RangeError` for a rate without bands (and not a ULD rate), an unknown currency, a divisor without
 * counterpart, or a foreign surcharge that cannot be converted.
 */
export function priceAgainstRate(
  rate: RateTerms,
  shipment: Shipment,
  options: RatingOptions = {},
): PricedRate {
  const money = moneyRule(rate.currency, options.roundingUnits);
  const weights = weighShipment(rate, shipment);
  const surcharge = surchargeContext(rate, shipment, weights, money, options);
  const common = (options.chargesOf ?? commonCharges)(rate, surcharge);
  const context = candidateContext(rate, money, surcharge, common, options.trace !== "none");
  const decision = decide(context, weights);
  const { chosen } = decision;
  const ratedWeight = chosen.isMinimum ? null : chosen.ratedWeight;
  const charges =
    common?.lines ??
    chargesOfBand(rate, surcharge, chosen.band, {
      ratedWeight,
      weightChargeMinor: chosen.weightChargeMinor,
    });
  let totalMinor = chosen.weightChargeMinor;
  for (const charge of charges) totalMinor += charge.rateAmount.units;
  const priced = {
    grossWeight: weights.grossWeight,
    volumeWeight: weights.volumeWeight,
    chargeableWeight: weights.chargeableWeight,
    ratedWeight,
    weightUnit: rate.weightUnit,
    basis: weights.basis,
    rateClass: chosen.isMinimum ? "M" : chosen.rateClass,
    appliedRate: chosen.isMinimum ? null : chosen.appliedRate,
    weightCharge: fromMinor(chosen.weightChargeMinor, money),
    currency: rate.currency,
    charges,
    surchargesInside: surchargesInside(rate.surcharges, chosen.band),
    total: fromMinor(totalMinor, money),
    mainDeckFlag: weights.mainDeckFlag,
    savings: savingsOf(decision, money),
    trace: NO_TRACE,
  } as const satisfies PricedRate;
  return options.trace === "none"
    ? priced
    : { ...priced, trace: traceRating({ rate, shipment, weights, decision, context, priced }) };
}

/** Surcharges and fees where the surcharges are the billed band's own. */
function chargesOfBand(
  rate: RateTerms,
  context: SurchargeContext,
  band: RateBand | null,
  billed: BilledFreight,
): readonly PricedCharge[] {
  return [
    ...surchargeLines(surchargesOfBand(rate.surcharges, band), context, billed),
    ...feeLines(rate, context.houses, context.unNumbers, context.money),
  ];
}

function surchargeContext(
  rate: RateTerms,
  shipment: Shipment,
  weights: ShipmentWeights,
  money: MoneyRule,
  options: RatingOptions,
): SurchargeContext {
  return {
    weightUnit: rate.weightUnit,
    grossWeight: weights.grossWeight,
    chargeableWeight: weights.chargeableWeight,
    surchargeOnRatedWeight: rate.surchargeOnRatedWeight,
    pieces: weights.facts.pieces,
    houses: shipment.houses,
    unNumbers: shipment.unNumbers.length,
    money,
    moneyOf: (currency) => moneyRule(currency, options.roundingUnits),
    convert: options.convert ?? null,
  };
}

function candidateContext(
  rate: RateTerms,
  money: MoneyRule,
  surcharge: SurchargeContext,
  common: CommonCharges | null,
  isTraced: boolean,
): CandidateContext {
  const { classRate } = rate;
  const minimumMinor = minimumToMinor(rate.minCharge, money);
  return {
    terms: rate,
    money,
    // base MIN scales the minimum alone; classes stay M, N, Q (reading 22)
    minimumMinor:
      classRate?.base === "MIN"
        ? percentOfMinimum(minimumMinor, classRate.minPercent ?? classRate.percent, money)
        : minimumMinor,
    basicMinor: toMinor(rate.basicCharge.units, rate.basicCharge.scale, money),
    surcharge,
    commonSurchargeMinor: common?.surchargeMinor ?? null,
    isTraced,
  };
}

/** The cheapest; an earlier one on a tie. */
function cheapest(first: BreakDecision, ...others: readonly BreakDecision[]): BreakDecision {
  let best = first;
  for (const other of others) if (other.chosen.comparedMinor < best.chosen.comparedMinor) best = other;
  return best;
}

/**
 * Precedence: specific commodity, then class, then general; a cheaper general (or reduction) may replace a specific
 * one; with a surcharge class the general rate is no candidate at all (pricing rules §3; reading 23).
 */
function decide(context: CandidateContext, weights: ShipmentWeights): BreakDecision {
  const { terms, minimumMinor } = context;
  const weight = weights.chargeableWeight;
  if (terms.uld) return priceUld(context, terms.uld, weight, weights.isOverPivot);
  const bands = sortedBands(terms.bands);
  const { classRate, specificCommodity } = terms;
  // a class rate of base MIN may bill a least weight too (reading 22)
  const least = classRate?.base === "MIN" ? classRate.minWeight : null;
  const general = (): BreakDecision =>
    cheapestBand(context, {
      bands,
      weight: least ? maxExact(weight, least) : weight,
      minimumMinor,
      rateClass: null,
    });
  if (!specificCommodity && (!classRate || classRate.base === "MIN")) return general();
  const byClass =
    classRate && classRate.base !== "MIN" ? priceByClass(context, classRate, bands, weight) : null;
  const kind = byClass !== null && classRate ? classOf(classRate) : null;
  if (specificCommodity) {
    const specific = priceBySpecificCommodity(context, specificCommodity, bands, weight);
    if (byClass !== null && kind === "S") {
      const reachesItem = compareExact(weight, specificCommodity.minWeight) >= 0;
      return reachesItem ? specific : cheapest(specific, byClass);
    }
    return byClass !== null && kind === "R"
      ? cheapest(specific, byClass, general())
      : cheapest(specific, general());
  }
  if (byClass === null) return general();
  return kind === "R" ? cheapest(byClass, general()) : byClass;
}

/** What the break rule saved against the shipment's own weight (reading 28). */
function savingsOf(decision: BreakDecision, money: MoneyRule): BreakSavings | null {
  const { chosen, own } = decision;
  if (chosen === own) return null;
  return {
    ratedAs: chosen.ratedWeight,
    saved: fromMinor(own.comparedMinor - chosen.comparedMinor, money),
  };
}
