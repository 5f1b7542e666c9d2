import {
  compareExact,
  convertWeight,
  currencyDecimals,
  divideHalfUp,
  Exact,
  exact,
  formatExact,
  fractionToMinor,
  marginOf,
  moneyRule,
  multiplyFractions,
  ruleProfit,
  addFractions,
  divideFractions,
  toFraction,
  totalsOf,
  powerOfTen,
  isBelowFloor,
  sellFromCost,
  type Fraction,
  type MarginRule,
  type PricedOption,
  type QuotedLine,
  type RateCandidate,
} from "@kilolane/domain";
import type {
  OptionChange,
  StoredAirline,
  StoredLine,
  StoredMargin,
  StoredOption,
  StoredRateSource,
} from "./reads/content.ts";

/** What an option is made from besides the engine's figures. */
export interface OptionContext {
  readonly quoteId: string;
  readonly airline: StoredAirline;
  readonly rate: StoredRateSource | null;
  readonly candidate: RateCandidate;
  readonly change: OptionChange | undefined;
  readonly margin: { readonly stored: StoredMargin; readonly rule: MarginRule };
  readonly floorPercent: string;
  readonly isChosen: boolean;
  readonly reasons: readonly string[];
  readonly isDangerous: boolean;
}

/** Decimals that rates per weight unit are shown with; trailing zeros beyond the currency's own are left out. */
const RATE_DECIMALS = 4;

function roundFraction({ numerator, denominator }: Fraction, decimals: number): Exact {
  return new Exact(divideHalfUp(numerator * powerOfTen(decimals), denominator), decimals);
}

/** Exchange factor that the option applied to a currency; 1 for its own. */
function factorOf(option: PricedOption, currency: string): Fraction {
  const used = option.exchangeRates.find((rate) => rate.from === currency);
  return toFraction(used?.rate ?? exact(1));
}

function unitOf(line: QuotedLine, option: PricedOption): string | null {
  switch (line.basis) {
    case "gross":
    case "chargeable":
    case "rated":
    case "minimum":
      return option.priced.weightUnit;
    case "cwt":
      return "lb";
    case "mile":
      return "mi";
    case "freight":
    case "declared-value":
      return "%";
    default:
      return null;
  }
}

/** Codes as the engine names them, made unique within the option: `surcharge`, `surcharge-2` … */
function uniqueCodes(lines: readonly QuotedLine[]): string[] {
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
  const codes = uniqueCodes(option.lines);
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
      buy: formatExact(line.buy, decimals),
      sell: typed ?? ruleSell,
      ruleSell,
      isOverridden: typed !== undefined,
      leg: line.leg,
    };
  });
}

/** Weight breaks in the quotation currency per weight unit, as bought and as the option's margin sells them. */
function bandsOf(option: PricedOption, context: OptionContext): StoredOption["bands"] {
  const { rule } = context.margin;
  const decimals = currencyDecimals(option.currency);
  const factor = factorOf(option, context.candidate.terms.currency);
  const unitKg = convertWeight(1n, 0, option.priced.weightUnit, "kg");
  const chargeable = toFraction(option.priced.chargeableWeight);
  return context.candidate.terms.bands.map((band) => {
    const cost = multiplyFractions(toFraction(band.perUnitCharge), factor);
    const profit =
      rule.form === "flat"
        ? divideFractions(toFraction(rule.value), chargeable)
        : ruleProfit(cost, rule, unitKg);
    return {
      from: formatExact(band.lowerRange, 0),
      buyRate: formatExact(roundFraction(cost, RATE_DECIMALS), decimals),
      sellRate: formatExact(roundFraction(addFractions(cost, profit), RATE_DECIMALS), decimals),
    };
  });
}

/** The break saving in cost, and what it takes off the selling price: that one alone may a client see. */
function savingsOf(option: PricedOption, rule: MarginRule): StoredOption["savings"] {
  const { savings, chargeableWeight, weightUnit, weightCharge } = option.priced;
  if (savings === null) return null;
  const { currency } = option;
  const decimals = currencyDecimals(currency);
  const factor = factorOf(option, option.priced.currency);
  const money = moneyRule(currency);
  const inCurrency = (amount: Exact) =>
    new Exact(fractionToMinor(multiplyFractions(toFraction(amount), factor), money), decimals);
  const kg = roundFraction(
    convertWeight(chargeableWeight.units, chargeableWeight.scale, weightUnit, "kg"),
    6,
  );
  const cost = inCurrency(weightCharge);
  const saved = inCurrency(savings.saved);
  const dearer = new Exact(cost.units + saved.units, decimals);
  const sellSaved =
    sellFromCost(dearer, rule, currency, kg).sell.units - sellFromCost(cost, rule, currency, kg).sell.units;
  return {
    ratedAs: formatExact(savings.ratedAs, 1),
    saved: formatExact(saved, decimals),
    sellSaved: formatExact(new Exact(sellSaved, decimals), decimals),
  };
}

function flagsOf(option: PricedOption, isDangerous: boolean): string[] {
  const { flags } = option;
  const words: string[] = [];
  if (flags.mainDeckOnly) words.push("main-deck");
  if (flags.cargoAircraftOnly.length > 0) words.push("cargo-aircraft-only");
  if (flags.cargoAircraftOnly.includes("unknown-shipper")) words.push("unknown-shipper");
  if (flags.cargoAircraftOnly.includes("lithium")) words.push("lithium");
  if (flags.cargoAircraftOnly.includes("explosive")) words.push("explosives");
  if (isDangerous) words.push("dangerous-goods");
  if (flags.pieceWeightAdvice === "over-narrow-body") words.push("heavy-piece-narrow-body");
  if (flags.pieceWeightAdvice === "over-wide-body") words.push("heavy-piece-wide-body");
  return words;
}

/** Totals of the lines as they sell now, and whether that lies below the company's floor. */
function figuresOf(option: PricedOption, lines: readonly StoredLine[], floorPercent: string) {
  const { currency } = option;
  const decimals = currencyDecimals(currency);
  const { buy, sell } = totalsOf(
    lines.map((line) => ({ buy: exact(line.buy), sell: exact(line.sell) })),
    moneyRule(currency),
  );
  const { profit, marginPercent } = marginOf(buy, sell);
  const { chargeableWeight: chargeable, weightUnit } = option.priced;
  const kg = convertWeight(chargeable.units, chargeable.scale, weightUnit, "kg");
  const floor: MarginRule = {
    form: "margin",
    value: exact(0),
    leastProfit: null,
    floorPercent: exact(floorPercent),
  };
  return {
    buyTotal: formatExact(buy, decimals),
    sellTotal: formatExact(sell, decimals),
    profit: formatExact(profit, decimals),
    marginPercent: marginPercent === null ? "0.00" : formatExact(marginPercent, 2),
    sellPerKg:
      kg.numerator === 0n
        ? formatExact(exact(0), decimals)
        : formatExact(roundFraction(divideFractions(toFraction(sell), kg), Math.max(decimals, 2)), decimals),
    belowFloor: isBelowFloor(buy, sell, floor),
  };
}

/** The few steps that say how an option came about; whole traces are kept on chosen ones (product.md §8). */
function shortTrace(option: PricedOption): StoredOption["trace"] {
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

function weight(value: Exact | null): string | null {
  return value && formatExact(value, 1);
}

/** An option of the engine with its margin, the amounts typed over, and everything a screen or document says of it. */
export function optionOf(option: PricedOption, context: OptionContext): StoredOption {
  const { priced, currency } = option;
  const { candidate, change } = context;
  const lines = linesOf(option, change);
  const figures = figuresOf(option, lines, context.floorPercent);
  const approval = change?.floorApproval;
  const isApproved =
    figures.belowFloor && approval && compareExact(exact(figures.sellTotal), exact(approval.sellTotal)) >= 0;
  return {
    quoteId: context.quoteId,
    airline: context.airline,
    rate: context.rate,
    serviceLevel: option.serviceLevel,
    aircraft: candidate.aircraft,
    transitDays: option.transitDays,
    daysOfOperation: candidate.daysOfOperation,
    validUntil: option.validUntil,
    graceDays: option.graceDays,
    currency,
    rateCurrency: priced.currency,
    weightUnit: priced.weightUnit,
    grossWeight: weight(priced.grossWeight) ?? formatExact(priced.chargeableWeight, 1),
    volumeWeight: weight(priced.volumeWeight),
    chargeableWeight: formatExact(priced.chargeableWeight, 1),
    ratedWeight: weight(priced.ratedWeight),
    basis: priced.basis,
    rateClass: priced.rateClass,
    appliedRate: priced.appliedRate && formatExact(priced.appliedRate, currencyDecimals(priced.currency)),
    divisor: option.divisor,
    savings: savingsOf(option, context.margin.rule),
    lines,
    bands: bandsOf(option, context),
    margin: context.margin.stored,
    ...figures,
    floorApproval: isApproved ? approval : null,
    co2Kg: option.emission ? formatExact(option.emission.kgCo2e, 2) : "",
    co2Method: option.emission
      ? `${option.emission.method} ${option.emission.version} ${option.emission.scope}`
      : "",
    flags: flagsOf(option, context.isDangerous),
    reasons: context.reasons,
    exchange: option.exchangeRates.map(({ from, to, rate, takenAt }) => ({
      from,
      to,
      rate: rate.toString(),
      asOf: takenAt,
    })),
    trace: option.trace.length > 0 ? option.trace : shortTrace(option),
    remarks: change?.remarks ?? "",
    isChosen: context.isChosen,
  };
}
