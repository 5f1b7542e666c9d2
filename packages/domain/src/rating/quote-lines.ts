import { convertWeight } from "../measure/weight.ts";
import type { WeightUnit } from "../measure/units.ts";
import { type Exact, powerOfTen } from "../money/exact.ts";
import type { ExchangeTable } from "../money/exchange.ts";
import { type Fraction, ZERO_FRACTION, addFractions, fractionToMinor } from "../money/fraction.ts";
import { isBelowFloor, marginOf, markUpLines } from "../money/margin.ts";
import type { MarginRule } from "../money/margin-rule.ts";
import { fromMinor, type MoneyRule, moneyRule, subtractMoney, toMinor } from "../money/rounding.ts";
import type { RoundingUnits } from "../money/rounding-units.ts";
import { amountOfRate, sellRateOf, sellStepOf, type SellStep } from "../money/sell-rate.ts";
import type { PricedTruckingLeg } from "../trucking/trucking-terms.ts";
import type { PricedCharge, PricedRate } from "./priced.ts";
import type { QuotedLine, QuotedTotals, QuotedTrucking } from "./quoted.ts";

/** A line at cost, in the currency it is bought in. */
export interface CostLine {
  readonly code: string;
  readonly label: string;
  readonly kind: QuotedLine["kind"];
  readonly basis: string | null;
  readonly quantity: Exact | null;
  readonly quantityUnit: WeightUnit | null;
  readonly unitValue: Exact | null;
  readonly currency: string;
  /** exact: a premium is rounded with its margin, once */
  readonly amount: Exact;
  readonly due: QuotedLine["due"];
  readonly leg: QuotedLine["leg"];
}

/** Lines that one margin rule is put on. */
export interface Component {
  readonly lines: readonly CostLine[];
  readonly rule: MarginRule | null;
  /** chargeable weight in kg, for a margin per kg */
  readonly weightKg: Fraction;
}

/** Codes of lines that screens name by phrase; surcharges keep the label they were typed with. */
const FEE_CODES: Readonly<Record<string, string>> = {
  eAWB: "eawb",
  MAWB: "mawb",
  HAWB: "hawb",
  "UN number": "un-number",
};

function freightLine(priced: PricedRate): CostLine {
  return {
    code: "freight",
    label: "Air freight",
    kind: "freight",
    basis: priced.ratedWeight ? "rated" : "minimum",
    quantity: priced.ratedWeight ?? priced.chargeableWeight,
    quantityUnit: priced.weightUnit,
    unitValue: priced.appliedRate,
    currency: priced.currency,
    amount: priced.weightCharge,
    due: "carrier",
    leg: "air",
  };
}

function chargeLine(charge: PricedCharge): CostLine {
  return {
    code: charge.kind === "fee" ? (FEE_CODES[charge.label] ?? "fee") : (charge.awbCode ?? "surcharge"),
    label: charge.label,
    kind: charge.kind,
    basis: charge.basis ?? charge.quantityKind,
    quantity: charge.quantity,
    quantityUnit: charge.quantityUnit,
    unitValue: charge.unitValue,
    currency: charge.currency,
    amount: charge.amount,
    due: charge.due,
    leg: "air",
  };
}

function legLines({ direction, priced }: QuotedTrucking): readonly CostLine[] {
  const line = (part: string, label: string, amount: Exact): CostLine => ({
    code: `${direction}-${part}`,
    label,
    kind: "trucking",
    basis: null,
    quantity: null,
    quantityUnit: null,
    unitValue: null,
    currency: priced.currency,
    amount,
    due: null,
    leg: direction,
  });
  const haul: CostLine = {
    ...line("haul", direction === "pickup" ? "Pickup" : "Delivery", priced.lineHaul),
    basis: priced.ratedLb ? "cwt" : "mile",
    quantity: priced.ratedLb ?? priced.miles,
    unitValue: priced.appliedRate,
  };
  const fuel = priced.fuel.units > 0n ? [line("fuel", "Trucking fuel", priced.fuel)] : [];
  return [haul, ...fuel, ...priced.accessorials.map(({ code, amount }) => line(code, code, amount))];
}

/** Chargeable weight of the air part in kg, exact. */
export function chargeableKgOf({ chargeableWeight, weightUnit }: PricedRate): Fraction {
  return convertWeight(chargeableWeight.units, chargeableWeight.scale, weightUnit, "kg");
}

/** The freight of an option at cost. */
export function freightComponent(priced: PricedRate, rule: MarginRule | null): Component {
  return { lines: [freightLine(priced)], rule, weightKg: chargeableKgOf(priced) };
}

/** Its surcharges and fees at cost. */
export function chargesComponent(priced: PricedRate, rule: MarginRule | null): Component {
  return { lines: priced.charges.map(chargeLine), rule, weightKg: chargeableKgOf(priced) };
}

function chargeableKg({ chargeableLb }: PricedTruckingLeg): Fraction {
  return convertWeight(chargeableLb.units, chargeableLb.scale, "lb", "kg");
}

/** A priced leg with the margin of its carrier's own, in the quotation currency; null: the company's counts. */
export interface LegToSell {
  readonly leg: QuotedTrucking;
  readonly rule: MarginRule | null;
}

/** Trucking legs: those without a margin of their own under the company's, each of the others under its own. */
export function truckingComponents(
  legs: readonly LegToSell[],
  companyRule: MarginRule | null,
): readonly Component[] {
  const shared = legs.filter(({ rule }) => rule === null).map(({ leg }) => leg);
  const own = legs.flatMap(({ leg, rule }) => (rule === null ? [] : [truckingComponent([leg], rule)]));
  return [truckingComponent(shared, companyRule), ...own];
}

/** Legs under one margin; a margin per kg counts each leg's own chargeable weight. */
function truckingComponent(legs: readonly QuotedTrucking[], rule: MarginRule | null): Component {
  return {
    lines: legs.flatMap(legLines),
    rule,
    weightKg: legs.map(({ priced }) => chargeableKg(priced)).reduce(addFractions, ZERO_FRACTION),
  };
}

/** What all components of an option are sold by. */
export interface SellTerms {
  readonly exchange: ExchangeTable;
  /** of the quotation's currency */
  readonly money: MoneyRule;
  /** null: rates are not rounded */
  readonly sellStep: SellStep | null;
  /** of every other currency, where it differs from the ISO minor unit */
  readonly roundingUnits?: RoundingUnits | undefined;
}

/** Lines that were sold, and the sums of them. */
export interface SoldComponent extends BoughtAndSold {
  readonly lines: readonly QuotedLine[];
  readonly belowFloor: boolean;
}

type BoughtAndSold = Pick<QuotedTotals, "buy" | "sell">;

/**
 * Converts, marks up and rounds the lines of one component in the quotation currency: conversion and margin stay
 * exact, each printed figure is rounded once (pricing rules §1, §6, §7).
 */
export function sellComponent(component: Component, terms: SellTerms): SoldComponent {
  const { exchange, money, sellStep } = terms;
  const { rule } = component;
  const costs = component.lines.map((line) => exchange.convert(line.amount, line.currency));
  const marked = rule === null ? null : markUpLines(costs, rule, component.weightKg, money);
  // the rate of what is passed through at cost is rounded to the currency's unit
  const step = sellStep && sellStepOf(rule === null ? "currency" : sellStep, money.currency);
  const lines = component.lines.map((line, index) => {
    const costMinor = fractionToMinor(costs[index] ?? ZERO_FRACTION, money);
    const atRule = {
      costMinor,
      profit: marked?.profits[index] ?? ZERO_FRACTION,
      sellMinor: marked?.sells[index] ?? costMinor,
    };
    const { rate, sellMinor } = sellLine(line, atRule, component, { terms, step });
    return {
      code: line.code,
      label: line.label,
      kind: line.kind,
      basis: line.basis,
      quantity: line.quantity,
      quantityUnit: line.quantityUnit,
      unitValue: line.unitValue,
      unitCurrency: line.currency,
      sellRate: rate,
      buy: fromMinor(costMinor, money),
      sell: fromMinor(sellMinor, money),
      currency: money.currency,
      due: line.due,
      leg: line.leg,
    };
  });
  const { buy, sell } = sumsOf(lines, money);
  return { lines, buy, sell, belowFloor: lines.length > 0 && isBelowFloor(buy, sell, rule) };
}

/** Decimals of a quantity that is printed whole; a longer one (pounds worked out from kg) makes no product to check. */
const MOST_QUANTITY_DECIMALS = 3;

/** Whether a line is bought as quantity × rate, and not as a minimum, a percentage, a fee or a tariff per 100 lb. */
function isProduct(
  line: CostLine,
  { money, roundingUnits }: SellTerms,
): line is CostLine & { readonly quantity: Exact; readonly unitValue: Exact } {
  const { quantity, unitValue, basis, kind, currency, amount } = line;
  if (quantity === null || unitValue === null || quantity.units <= 0n) return false;
  if (kind === "trucking" || basis === "freight" || basis === "declared-value") return false;
  const rule = currency === money.currency ? money : moneyRule(currency, roundingUnits);
  const further = quantity.scale - MOST_QUANTITY_DECIMALS;
  if (further > 0 && quantity.units % powerOfTen(further) !== 0n) return false;
  return amountOfRate(unitValue, quantity, rule) === toMinor(amount.units, amount.scale, rule);
}

/** A line under the margin rule of its component; amounts in minor units, rounded once. */
interface LineAtRule {
  readonly costMinor: bigint;
  readonly profit: Fraction;
  readonly sellMinor: bigint;
}

/**
 * What a line sells at, and its sell rate per unit, rounded to the company's step; the rate of what is passed through
 * at cost is not rounded in its own currency. No rate for lines that are no product.
 */
function sellLine(
  line: CostLine,
  { costMinor, profit, sellMinor }: LineAtRule,
  { lines, rule }: Component,
  { terms, step }: { readonly terms: SellTerms; readonly step: Exact | null },
): { readonly rate: Exact | null; readonly sellMinor: bigint } {
  const { exchange, money } = terms;
  if (step === null || !isProduct(line, terms)) return { rate: null, sellMinor };
  if (rule === null && line.currency === money.currency)
    return { rate: line.unitValue, sellMinor: costMinor };
  const unitCost = exchange.convert(line.unitValue, line.currency);
  // a least profit of the freight does not sink by rounding
  const least = lines.length === 1 ? (rule?.leastProfit ?? null) : null;
  const rate = sellRateOf({ unitCost, quantity: line.quantity, profit, least }, step);
  return { rate, sellMinor: amountOfRate(rate, line.quantity, money) };
}

function sumsOf(amounts: readonly BoughtAndSold[], money: MoneyRule): BoughtAndSold {
  const [only] = amounts;
  let buy = 0n;
  let sell = 0n;
  for (const amount of amounts) {
    if (amount.buy.scale !== money.decimals || amount.sell.scale !== money.decimals)
      throw new RangeError("amounts of two currencies");
    buy += amount.buy.units;
    sell += amount.sell.units;
  }
  if (amounts.length === 1 && only) return { buy: only.buy, sell: only.sell };
  return { buy: fromMinor(buy, money), sell: fromMinor(sell, money) };
}

/** Totals are the sums of printed lines, or of the components' sums of them; never rounded again (pricing rules §1). */
export function totalsOf(amounts: readonly BoughtAndSold[], money: MoneyRule): QuotedTotals {
  const { buy, sell } = sumsOf(amounts, money);
  const { marginPercent } = marginOf(buy, sell);
  return { buy, sell, profit: subtractMoney(sell, buy), marginPercent };
}
