import {
  addFractions,
  compareExact,
  compareFractions,
  convertWeight,
  currencyDecimals,
  divideFractions,
  divideHalfUp,
  Exact,
  exact,
  formatExact,
  multiplyFractions,
  powerOfTen,
  roundSellRate,
  ruleProfit,
  sellStepOf,
  toFraction,
  type Fraction,
  type MarginRule,
  type MoneyRule,
  type PricedOption,
  type QuotedLine,
  type RateCandidate,
  type SellStep,
} from "@kilolane/domain";
import type { OptionDetails, StoredLine, StoredMargin, StoredRateSource } from "../reads/content.ts";
import type { MarginSource } from "../reads/margin-source.ts";
import type { StoredAirline } from "../reads/manual-content.ts";
import type { OptionChange } from "../reads/option-change.ts";
import { printedRateOf } from "./printed-rate.ts";

/** What an option is made from besides the engine's figures. */
export interface OptionSource {
  readonly quoteId: string;
  readonly airline: StoredAirline;
  readonly rate: StoredRateSource | null;
  readonly candidate: RateCandidate;
  readonly change: OptionChange | undefined;
  readonly margin: { readonly stored: StoredMargin; readonly rule: MarginRule };
  /** the rules behind the margin; absent where none could count for the request */
  readonly marginSource?: MarginSource;
  /** the floor under the margin, as a rule that asks for nothing else */
  readonly floor: MarginRule;
  /** how amounts of the quotation's currency round */
  readonly money: MoneyRule;
  /** the price is raised to the floor; absent where it is the desk's to decide */
  readonly keepsFloor?: true;
  /** per cent of sell, where a rule sets another floor than the company's */
  readonly ruleFloor?: string;
  readonly isChosen: boolean;
  readonly reasons: readonly string[];
  readonly isDangerous: boolean;
  /** accessorials that were asked for and that no tariff can list */
  readonly unknownServices: readonly string[];
  readonly sellStep: SellStep | null;
}

/** Decimals that rates per weight unit are shown with; trailing zeros beyond the currency's own are left out. */
const RATE_DECIMALS = 4;

/** The nearest decimal with that many places, halves away from zero. */
export function roundFraction({ numerator, denominator }: Fraction, decimals: number): Exact {
  return new Exact(divideHalfUp(numerator * powerOfTen(decimals), denominator), decimals);
}

/** Exchange factor that the option applied to a currency; 1 for its own. */
export function factorOf(option: PricedOption, currency: string): Fraction {
  const used = option.exchangeRates.find((rate) => rate.from === currency);
  return toFraction(used?.rate ?? exact(1));
}

function unitOf(line: QuotedLine, option: PricedOption): string | null {
  switch (line.basis) {
    case "gross":
    case "chargeable":
    case "rated":
    case "minimum":
      return line.quantityUnit ?? option.priced.weightUnit;
    case "cwt":
      return "lb";
    case "mile":
      return "mi";
    case "freight":
    case "declared-value":
      return "%";
    case null:
    default:
      return null;
  }
}

/** Codes as the engine names them, made unique within the option: `surcharge`, `surcharge-2` … */
export function codesOf(lines: readonly QuotedLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map(({ code, leg, kind }) => {
    const base = kind === "trucking" && !code.startsWith(leg) ? `${leg}-${code}` : code;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return count === 1 ? base : `${base}-${count}`;
  });
}

function linesOf(option: PricedOption, change: OptionChange | undefined): StoredLine[] {
  const decimals = currencyDecimals(option.currency);
  const codes = codesOf(option.lines);
  return option.lines.map((line, index) => {
    const code = codes[index] ?? line.code;
    const ruleSell = formatExact(line.sell, decimals);
    const typed = change?.sell?.[code];
    const unit = unitOf(line, option);
    const isWeight = unit === "kg" || unit === "lb";
    return {
      code,
      label: line.label,
      kind: line.kind,
      basis: line.basis,
      quantity: line.quantity && formatExact(line.quantity, isWeight ? 1 : 0),
      unit,
      unitValue: line.unitValue && formatExact(line.unitValue, unit === "%" ? 0 : decimals),
      unitCurrency: unit === "%" ? null : line.unitCurrency,
      sellRate: line.sellRate && formatExact(line.sellRate, decimals),
      buy: formatExact(line.buy, decimals),
      sell: typed ?? ruleSell,
      ruleSell,
      isOverridden: typed !== undefined,
      leg: line.leg,
    };
  });
}

type SellOfBand = (cost: Fraction, weight: Fraction) => Fraction;

/**
 * How a unit of a weight break sells, from its cost and the weight that its price is for; null if that is unknown.
 * Where the freight amount was typed or raised to the floor, every break sells at that amount's markup: the rule's own
 * margin may be zero, and the breaks would then show the buy rate.
 */
function sellOfBands(rule: MarginRule, freight: StoredLine | undefined, unitKg: Fraction): SellOfBand | null {
  if (freight?.isOverridden === true) {
    const buy = exact(freight.buy);
    if (buy.units <= 0n) return null;
    const share = divideFractions(toFraction(exact(freight.sell)), toFraction(buy));
    return (cost) => multiplyFractions(cost, share);
  }
  const least = rule.leastProfit && toFraction(rule.leastProfit);
  return (cost, weight) => {
    const byRule =
      rule.form === "flat" ? divideFractions(toFraction(rule.value), weight) : ruleProfit(cost, rule, unitKg);
    const byLeast = least && divideFractions(least, weight);
    const profit = byLeast && compareFractions(byLeast, byRule) > 0 ? byLeast : byRule;
    return addFractions(cost, profit);
  };
}

/**
 * Weight breaks in the quotation currency per weight unit, as bought and as the option sells them: the billed one at
 * the rate that is printed for the freight. A profit that is an amount is divided by the shipment's weight, or by the
 * break's where that is higher.
 */
function bandsOf(
  option: PricedOption,
  context: OptionSource,
  freight: StoredLine | undefined,
): OptionDetails["bands"] {
  const { currency, priced } = option;
  const decimals = currencyDecimals(currency);
  const factor = factorOf(option, context.candidate.terms.currency);
  const sellOf = sellOfBands(context.margin.rule, freight, convertWeight(1n, 0, priced.weightUnit, "kg"));
  if (sellOf === null) return [];
  const chargeable = priced.chargeableWeight;
  const billedRate = option.lines.find(({ kind }) => kind === "freight")?.unitValue;
  const printedRate = freight ? printedRateOf(freight, currency) : null;
  const step = context.sellStep && sellStepOf(context.sellStep, currency);
  const roundRate = (rate: Fraction) =>
    step ? roundSellRate(rate, step) : roundFraction(rate, RATE_DECIMALS);
  return context.candidate.terms.bands.map(({ lowerRange, perUnitCharge }) => {
    const cost = multiplyFractions(toFraction(perUnitCharge), factor);
    const weight = compareExact(lowerRange, chargeable) > 0 ? lowerRange : chargeable;
    const isBilled = billedRate && compareExact(billedRate, perUnitCharge) === 0;
    const sellRate = isBilled ? printedRate : null;
    return {
      from: formatExact(lowerRange, 0),
      buyRate: formatExact(roundFraction(cost, RATE_DECIMALS), decimals),
      sellRate: sellRate ?? formatExact(roundRate(sellOf(cost, toFraction(weight))), decimals),
    };
  });
}

/** The few steps that say how an option came about; whole traces are stored on chosen ones (product.md §8). */
function shortTrace(option: PricedOption): OptionDetails["trace"] {
  const { priced } = option;
  const rated = priced.ratedWeight ?? priced.chargeableWeight;
  const rate =
    priced.appliedRate === null ? priced.rateClass : `${priced.appliedRate.toString()} (${priced.rateClass})`;
  return [
    {
      step: "chargeable-weight",
      rule: "2",
      text: `${formatExact(priced.chargeableWeight, 1)} ${priced.weightUnit}`,
    },
    {
      step: "weight-charge",
      rule: "3",
      text: `${formatExact(rated, 1)} × ${rate} = ${priced.weightCharge.toString()} ${priced.currency}`,
    },
  ];
}

/** The part of an option that is shown when somebody opens it: its lines, breaks, exchange rates and working. */
export function detailsOf(option: PricedOption, context: OptionSource): OptionDetails {
  const lines = linesOf(option, context.change);
  return {
    lines,
    bands: bandsOf(
      option,
      context,
      lines.find(({ kind }) => kind === "freight"),
    ),
    exchange: option.exchangeRates.map(({ from, to, rate, takenAt, bufferPercent }) => ({
      from,
      to,
      rate: rate.toString(),
      asOf: takenAt,
      ...(bufferPercent !== undefined && { bufferPercent }),
    })),
    trace: option.trace.length > 0 ? option.trace : shortTrace(option),
    ...(context.marginSource && { marginSource: context.marginSource }),
  };
}
