import { formatDivisor } from "../measure/divisor.ts";
import { type Exact, formatExact } from "../money/exact.ts";
import { fromMinor } from "../money/rounding.ts";
import { currencyDecimals } from "../reference/currencies.ts";
import type { BreakDecision, Candidate, CandidateContext } from "./break-rule.ts";
import type { PricedCharge, PricedRate, TraceStep } from "./priced.ts";
import type { ShipmentWeights } from "./shipment-weights.ts";
import type { RateTerms, Shipment } from "./terms.ts";

/** Everything a pricing went through; the trace is written from it only when somebody wants to read it. */
export interface RatingRecord {
  readonly rate: RateTerms;
  readonly shipment: Shipment;
  readonly weights: ShipmentWeights;
  readonly decision: BreakDecision;
  readonly context: CandidateContext;
  readonly priced: Omit<PricedRate, "trace">;
}

/** Digits in groups of three, as in 3,840,000. */
function groupDigits(text: string): string {
  const [whole = "", fraction] = text.split(".");
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/gu, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

function weightText(weight: Exact, unit: string): string {
  return `${formatExact(weight, 1)} ${unit}`;
}

/**
 * The steps of a pricing in figures and symbols, each with the section of the pricing rules or the reading of the
 * rating preview that it follows. The step words are keys for screens to translate.
 */
export function traceRating(record: RatingRecord): readonly TraceStep[] {
  return [...traceWeights(record), ...traceFreight(record), ...traceCharges(record)];
}

function traceWeights({ shipment, weights, rate }: RatingRecord): TraceStep[] {
  const unit = rate.weightUnit;
  const steps: TraceStep[] = [];
  if (weights.divisor && weights.volumeWeight) {
    const volume = weights.facts.volume;
    const cubic = `${groupDigits(volume.toString())} ${shipment.dimensionUnit}³`;
    const sides = shipment.goods.map((line) => {
      if (line.volumeM3) return `${formatExact(line.volumeM3, 0)} m³`;
      const [length, width, height] = [line.length, line.width, line.height].map((side) =>
        formatExact(side, 0),
      );
      return `${line.pieces} × ${length} × ${width} × ${height} ${line.dimensionUnit ?? shipment.dimensionUnit}`;
    });
    const source =
      volume.units === 0n && shipment.volumeM3
        ? `${formatExact(shipment.volumeM3, 0)} m³`
        : `${sides.join(" + ")} = ${cubic}`;
    const text = `${source} / ${formatDivisor(weights.divisor)} = ${weightText(weights.volumeWeight, unit)}`;
    steps.push({ step: "volume-weight", rule: "2", text });
  }
  if (weights.grossWeight) {
    const entered = weightText(weights.facts.totalWeight, shipment.weightUnit);
    const tare = rate.uld && rate.uld.tare.units > 0n ? ` + ${weightText(rate.uld.tare, unit)}` : "";
    steps.push({
      step: "gross-weight",
      rule: "2",
      text: `${entered}${tare} → ${weightText(weights.grossWeight, unit)}`,
    });
  }
  steps.push({
    step: "chargeable-weight",
    rule: weights.basis === "given" ? "reading 4" : "2",
    text: chargeableText(weights, unit),
  });
  return steps;
}

function chargeableText(weights: ShipmentWeights, unit: string): string {
  const chargeable = weightText(weights.chargeableWeight, unit);
  if (weights.basis === "given" || !weights.grossWeight || !weights.volumeWeight) return chargeable;
  return `max(${weightText(weights.grossWeight, unit)}, ${weightText(weights.volumeWeight, unit)}) = ${chargeable}`;
}

function candidateText(candidate: Candidate, { money, basicMinor, terms }: CandidateContext): string {
  const amount = (minor: bigint): string => formatExact(fromMinor(minor, money), money.decimals);
  const weight = weightText(candidate.ratedWeight, terms.weightUnit);
  const price = candidate.appliedRate ? ` × ${formatExact(candidate.appliedRate, money.decimals)}` : "";
  const basic = basicMinor > 0n ? ` + ${amount(basicMinor)}` : "";
  const minimum = candidate.isMinimum ? ` → M ${amount(candidate.weightChargeMinor)}` : "";
  const surcharges = candidate.surchargeMinor > 0n ? ` + ${amount(candidate.surchargeMinor)}` : "";
  const total = minimum || surcharges ? ` = ${amount(candidate.comparedMinor)}` : "";
  return `${candidate.rateClass} ${weight}${price}${basic} = ${amount(candidate.productMinor)}${minimum}${surcharges}${total}`;
}

function traceFreight({ decision, context, priced }: RatingRecord): TraceStep[] {
  const steps: TraceStep[] = decision.considered.map((candidate) => ({
    step: candidate === decision.own ? "own-weight" : "higher-break",
    rule: "3",
    text: candidateText(candidate, context),
  }));
  const freight = formatExact(priced.weightCharge, context.money.decimals);
  steps.push({ step: "weight-charge", rule: "3", text: `${priced.rateClass} ${freight} ${priced.currency}` });
  if (priced.savings) {
    const { ratedAs, saved } = priced.savings;
    const text = `${weightText(ratedAs, priced.weightUnit)}: −${formatExact(saved, context.money.decimals)} ${priced.currency}`;
    steps.push({ step: "savings", rule: "reading 28", text });
  }
  return steps;
}

function chargeText(charge: PricedCharge): string {
  const amount = `${formatExact(charge.amount, currencyDecimals(charge.currency))} ${charge.currency}`;
  if (!charge.quantity || !charge.unitValue) return `${charge.label}: ${amount}`;
  const percent = charge.quantityKind === "freight" ? " %" : "";
  const quantity = formatExact(charge.quantity, charge.quantityKind === "weight" ? 1 : 0);
  return `${charge.label}: ${charge.unitValue.toString()}${percent} × ${quantity} → ${amount}`;
}

function traceCharges({ priced, context }: RatingRecord): TraceStep[] {
  const steps = priced.charges.map((charge) => ({ step: charge.kind, rule: "5", text: chargeText(charge) }));
  const total = `${formatExact(priced.total, context.money.decimals)} ${priced.currency}`;
  return [...steps, { step: "total", rule: "1", text: total }];
}
