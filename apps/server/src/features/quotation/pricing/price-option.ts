import {
  addDays,
  convertWeight,
  currencyDecimals,
  divideFractions,
  Exact,
  exact,
  formatExact,
  fractionToMinor,
  isBelowFloor,
  marginFromSell,
  moneyRule,
  rememberingOf,
  roundMoney,
  multiplyFractions,
  sellFromCost,
  toFraction,
  totalsOf,
  ZERO,
  type PricedOption,
} from "@kilolane/domain";
import type { OptionSummary, StoredOption } from "../reads/content.ts";
import type { OptionChange } from "../reads/option-change.ts";
import { isCoveredBy } from "../reads/floor-approval.ts";
import { amountsAtFloor } from "./price-floor.ts";
import { codesOf, detailsOf, factorOf, type OptionSource, roundFraction } from "./price-option-details.ts";

/** The break saving in cost, and what it takes off the selling price: that one alone may a client see. */
function savingsOf(option: PricedOption, { margin: { rule }, money }: OptionSource): StoredOption["savings"] {
  const { savings, chargeableWeight, weightUnit, weightCharge } = option.priced;
  if (savings === null) return null;
  const { currency } = option;
  const decimals = currencyDecimals(currency);
  const factor = factorOf(option, option.priced.currency);
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
    sellFromCost(dearer, rule, money, kg).sell.units - sellFromCost(cost, rule, money, kg).sell.units;
  return {
    ratedAs: formatExact(savings.ratedAs, 1),
    saved: formatExact(saved, decimals),
    sellSaved: formatExact(new Exact(sellSaved, decimals), decimals),
  };
}

function flagsOf(option: PricedOption, { candidate, isDangerous }: OptionSource): string[] {
  const { flags, loading } = option;
  const isPassenger = candidate.aircraft === "passenger";
  const words: string[] = [];
  if (option.endsBeforeDeparture) words.push("rate-ends-before-departure");
  if (flags.mainDeckOnly) words.push("main-deck");
  if (flags.cargoAircraftOnly.length > 0) words.push("cargo-aircraft-only");
  if (flags.cargoAircraftOnly.includes("unknown-shipper")) words.push("unknown-shipper");
  if (flags.cargoAircraftOnly.includes("lithium")) words.push("lithium");
  if (flags.cargoAircraftOnly.includes("explosive")) words.push("explosives");
  if (isDangerous) words.push("dangerous-goods");
  if (isPassenger && flags.pieceWeightAdvice === "over-narrow-body") words.push("heavy-piece-narrow-body");
  if (isPassenger && flags.pieceWeightAdvice === "over-wide-body") words.push("heavy-piece-wide-body");
  if (!isPassenger && loading.needsAgreement) words.push("heavy-piece-main-deck");
  if (loading.isSizeUnknown) words.push("size-unknown");
  if (loading.isNearLimit) words.push("near-aircraft-limit");
  return words;
}

/** The lines as they sell now: amounts that were typed over instead of the rule's. */
function linesNow(option: PricedOption, typed: OptionChange["sell"]): PricedOption["lines"] {
  if (typed === undefined) return option.lines;
  const codes = codesOf(option.lines);
  const money = moneyRule(option.currency);
  return option.lines.map((line, index) => {
    const sell = typed[codes[index] ?? line.code];
    return sell === undefined ? line : { ...line, sell: roundMoney(exact(sell), money) };
  });
}

/** Whether a leg sells below the least margin that its carrier's terms allow (pricing rules §7). */
function isTruckingBelowMinimum({ truckingMargins, currency }: PricedOption, lines: PricedOption["lines"]) {
  return truckingMargins.some(({ leg, rule }) => {
    const own = lines.filter((line) => line.kind === "trucking" && line.leg === leg);
    const { buy, sell } = totalsOf(own, moneyRule(currency));
    return own.length > 0 && isBelowFloor(buy, sell, rule);
  });
}

/** Totals of the lines as they sell now, and whether that lies below the company's floor or a carrier's least margin. */
function figuresOf(option: PricedOption, context: OptionSource) {
  const { currency } = option;
  const decimals = currencyDecimals(currency);
  const lines = linesNow(option, context.change?.sell);
  const isAsPriced = lines === option.lines;
  const { buy, sell, profit, marginPercent } = isAsPriced
    ? option.totals
    : totalsOf(lines, moneyRule(currency));
  const { chargeableWeight: chargeable, weightUnit } = option.priced;
  const kg = convertWeight(chargeable.units, chargeable.scale, weightUnit, "kg");
  return {
    buyTotal: formatExact(buy, decimals),
    sellTotal: formatExact(sell, decimals),
    profit: formatExact(profit, decimals),
    marginPercent: marginPercent === null ? "0.00" : formatExact(marginPercent, 2),
    sellPerKg:
      kg.numerator === 0n
        ? formatExact(ZERO, decimals)
        : formatExact(roundFraction(divideFractions(toFraction(sell), kg), Math.max(decimals, 2)), decimals),
    belowFloor: isBelowFloor(buy, sell, context.floor) || isTruckingBelowMinimum(option, lines),
  };
}

// figures that the options of a request share are written once
const weightText = rememberingOf((weight: Exact) => formatExact(weight, 1));
const emissionText = rememberingOf((kgCo2e: Exact) => formatExact(kgCo2e, 2));

/** The price that was decided on, when it is another one now or something of the decision has no place any more. */
function formerPriceOf(
  change: OptionChange | undefined,
  sellNow: string,
  currencyNow: string,
): Pick<OptionSummary, "was"> {
  if (change?.seen === undefined) return {};
  const { sellTotal, marginPercent, currency } = change.seen;
  const lost = change.lost ?? [];
  const isSame = sellTotal === sellNow && currency === currencyNow;
  return isSame && lost.length === 0 ? {} : { was: { sellTotal, marginPercent, currency, lost } };
}

/**
 * A client's own price is never below the floor, because nobody of the desk sees it before it is an offer
 * (docs/decisions/0035). What the desk has decided of an option counts as everywhere: below the floor it needs an
 * approval.
 */
function atLeastFloor(option: PricedOption, context: OptionSource): OptionSource {
  const { keepsFloor, money, change, floor } = context;
  const isDecided = change?.margin !== undefined || Object.keys(change?.sell ?? {}).length > 0;
  if (keepsFloor !== true || isDecided) return context;
  return { ...context, change: { ...change, sell: amountsAtFloor(option, floor, money) } };
}

/** The margin that follows from a freight amount that was typed: the two never say different things. */
function withTypedMargin(option: PricedOption, given: OptionSource): OptionSource {
  const context = atLeastFloor(option, given);
  const typed = context.change?.sell?.["freight"];
  if (typed === undefined) return context;
  const freight = option.lines.find(({ code }) => code === "freight");
  if (freight === undefined) return context;
  const { chargeableWeight, weightUnit } = option.priced;
  const { form } = context.margin.stored;
  const weightKg = convertWeight(chargeableWeight.units, chargeableWeight.scale, weightUnit, "kg");
  const value = marginFromSell(form, { cost: freight.buy, sell: exact(typed), weightKg });
  if (value === null) return context;
  const rule = { ...context.margin.rule, value: exact(value), leastProfit: null };
  return { ...context, margin: { stored: { ...context.margin.stored, value, leastProfit: null }, rule } };
}

/** Services of the chosen carriers that are in no total. */
function unpricedOf(
  { trucking }: PricedOption,
  { unknownServices }: OptionSource,
): Pick<OptionSummary, "unpriced"> {
  if (trucking.length === 0) return {};
  const unpriced = trucking.flatMap(({ direction, priced }) =>
    [...priced.unpriced, ...unknownServices].map((code) => ({ leg: direction, code })),
  );
  return unpriced.length === 0 ? {} : { unpriced };
}

function handOverOf(
  { cutOff }: OptionSource["candidate"],
  { departsOn }: PricedOption,
): Pick<OptionSummary, "handOverBy"> {
  if (cutOff === null) return {};
  return { handOverBy: { date: addDays(departsOn, -cutOff.daysBefore), time: cutOff.time } };
}

/** What is said only of some options. */
function particularsOf(option: PricedOption, context: OptionSource, sellTotal: string) {
  const { priced, loading, currency } = option;
  return {
    ...handOverOf(context.candidate, option),
    ...(context.ruleFloor !== undefined && { floorPercent: context.ruleFloor }),
    ...(loading.positions && { positions: loading.positions }),
    ...unpricedOf(option, context),
    ...(priced.surchargesInside && { surchargesInside: priced.surchargesInside }),
    ...formerPriceOf(context.change, sellTotal, currency),
  };
}

/** An option of the engine with its margin and totals: what a list of offers says of it. */
export function summaryOf(option: PricedOption, given: OptionSource): OptionSummary {
  const context = withTypedMargin(option, given);
  const { priced, currency, emission } = option;
  const { candidate, change } = context;
  const figures = figuresOf(option, context);
  const approval = change?.floorApproval;
  const isApproved = figures.belowFloor && approval && isCoveredBy(approval, figures);
  const summary = {
    quoteId: context.quoteId,
    airline: context.airline,
    rate: context.rate,
    serviceLevel: option.serviceLevel,
    aircraft: candidate.aircraft,
    transitDays: option.transitDays,
    departsOn: option.departsOn,
    daysOfOperation: candidate.daysOfOperation,
    validUntil: option.validUntil,
    graceDays: option.graceDays,
    currency,
    rateCurrency: priced.currency,
    weightUnit: priced.weightUnit,
    grossWeight: weightText(priced.grossWeight ?? priced.chargeableWeight),
    volumeWeight: priced.volumeWeight && weightText(priced.volumeWeight),
    chargeableWeight: weightText(priced.chargeableWeight),
    ratedWeight: priced.ratedWeight && weightText(priced.ratedWeight),
    basis: priced.basis,
    rateClass: priced.rateClass,
    appliedRate: priced.appliedRate && formatExact(priced.appliedRate, currencyDecimals(priced.currency)),
    divisor: option.divisor,
    savings: savingsOf(option, context),
    margin: context.margin.stored,
    buyTotal: figures.buyTotal,
    sellTotal: figures.sellTotal,
    profit: figures.profit,
    marginPercent: figures.marginPercent,
    sellPerKg: figures.sellPerKg,
    belowFloor: figures.belowFloor,
    floorApproval: isApproved ? approval : null,
    co2Kg: emission ? emissionText(emission.kgCo2e) : "",
    co2Method: emission ? `${emission.method} ${emission.version} ${emission.scope}` : "",
    flags: flagsOf(option, context),
    reasons: context.reasons,
    remarks: change?.remarks ?? "",
    isChosen: context.isChosen,
  };
  // Last and in place: parts that are spread into the middle of so many fields cost as much as all of them.
  return Object.assign(summary, particularsOf(option, context, figures.sellTotal));
}

/** The same with its lines, the amounts typed over, and everything else a screen or document says of it. */
export function optionOf(option: PricedOption, context: OptionSource): StoredOption {
  return { ...summaryOf(option, context), ...detailsOf(option, withTypedMargin(option, context)) };
}
