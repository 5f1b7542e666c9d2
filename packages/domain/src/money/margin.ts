import { rememberingOf } from "../measure/remembering.ts";
import {
  addExact,
  compareExact,
  Exact,
  exact,
  multiplyExact,
  powerOfTen,
  subtractExact,
  ZERO,
} from "./exact.ts";
import {
  type Fraction,
  ZERO_FRACTION,
  addFractions,
  compareFractions,
  divideFractions,
  fractionToMinor,
  multiplyFractions,
  toFraction,
} from "./fraction.ts";
import type { MarginRule } from "./margin-rule.ts";
import {
  ceilToStep,
  divideHalfUp,
  fromMinor,
  type Money,
  type MoneyRule,
  moneyRule,
  roundMoney,
} from "./rounding.ts";

const HUNDRED = exact(100);
const MINUS_HUNDRED = exact(-100);
const ONE_HUNDREDTH: Fraction = { numerator: 1n, denominator: 100n };
const ONE: Fraction = { numerator: 1n, denominator: 1n };

export type MarginFault = "margin-too-high" | "below-minus-hundred" | "negative-least-profit";

/** Why a margin rule cannot be sold by; null when it can (pricing rules §7: 100 % margin is an error). */
export function faultOfMargin(rule: MarginRule): MarginFault | null {
  if (rule.form === "margin" && compareExact(rule.value, HUNDRED) >= 0) return "margin-too-high";
  if (rule.form === "markup" && compareExact(rule.value, MINUS_HUNDRED) < 0) return "below-minus-hundred";
  if (rule.leastProfit && rule.leastProfit.units < 0n) return "negative-least-profit";
  return null;
}

function refuseFaulty(rule: MarginRule): void {
  const fault = faultOfMargin(rule);
  if (fault) throw new RangeError(`margin rule: ${fault}`);
}

/** Profit of the rule alone, before the least profit: exact. `weightKg` is what `per-kg` is counted on. */
export function ruleProfit(cost: Fraction, rule: MarginRule, weightKg: Fraction): Fraction {
  refuseFaulty(rule);
  if (rule.form === "flat") return toFraction(rule.value);
  if (rule.form === "per-kg") return multiplyFractions(toFraction(rule.value), weightKg);
  return multiplyFractions(cost, shareOfCost(rule));
}

/** The part of a cost that a percentage of a fault-free rule adds to it. */
const shareOfCost = rememberingOf(({ form, value }: MarginRule): Fraction => {
  const share = multiplyFractions(toFraction(value), ONE_HUNDREDTH);
  if (form === "markup") return share;
  const remainder = addFractions(ONE, { numerator: -share.numerator, denominator: share.denominator });
  return divideFractions(share, remainder);
});

/** What a cost is multiplied by to sell at such a percentage. */
const factorOfCost = rememberingOf((rule: MarginRule): Fraction => addFractions(ONE, shareOfCost(rule)));

export interface SoldAmount {
  readonly cost: Money;
  readonly sell: Money;
  readonly profit: Money;
}

/**
 * Sell amount of one cost under a margin rule, in `currency` or by its rounding rule, rounded once; profit = max(rule, least profit).
 * `weightKg` (chargeable, kg) serves the per-kg form. Throws `RangeError` for a rule that cannot be sold by.
 */
export function sellFromCost(
  cost: Exact,
  rule: MarginRule,
  currency: string | MoneyRule,
  weightKg: Exact = ZERO,
): SoldAmount {
  const money = typeof currency === "string" ? moneyRule(currency) : currency;
  const costFraction = toFraction(cost);
  const [sellMinor = 0n] = sellLines([costFraction], rule, toFraction(weightKg), money);
  const costMinor = fractionToMinor(costFraction, money);
  return {
    cost: fromMinor(costMinor, money),
    sell: fromMinor(sellMinor, money),
    profit: fromMinor(sellMinor - costMinor, money),
  };
}

/** Lines of one component with the margin on them, each in the order of its costs. */
export interface MarkedUpLines {
  /** sell amounts in minor units, rounded once */
  readonly sells: readonly bigint[];
  /** exact: for rates per unit, which are rounded as rates and not as amounts (pricing rules §6) */
  readonly profits: readonly Fraction[];
}

/**
 * Puts a margin rule on the lines of one component. A percentage works on each line and is rounded there; a flat,
 * per-kg or least profit belongs to the whole component and is shared out over its lines by cost, so that the shares
 * add up to it exactly. `null` passes the lines through at cost. Throws `RangeError` for a rule that cannot be sold by.
 */
export function markUpLines(
  costs: readonly Fraction[],
  rule: MarginRule | null,
  weightKg: Fraction,
  money: MoneyRule,
): MarkedUpLines {
  if (rule === null || costs.length === 0) {
    return {
      sells: costs.map((cost) => fractionToMinor(cost, money)),
      profits: costs.map(() => ZERO_FRACTION),
    };
  }
  refuseFaulty(rule);
  const isPercentage = rule.form === "margin" || rule.form === "markup";
  if (isPercentage && !rule.leastProfit) return markUpByPercentage(costs, rule, money);
  const byRule = ruleProfit(sumOf(costs), rule, weightKg);
  const least = rule.leastProfit ? toFraction(rule.leastProfit) : null;
  const isLeast = least !== null && compareFractions(least, byRule) > 0;
  if (!isLeast && isPercentage) return markUpByPercentage(costs, rule, money);
  const costMinors = costs.map((cost) => fractionToMinor(cost, money));
  const shares = shareMoney(fractionToMinor(isLeast ? least : byRule, money), costMinors, money);
  return {
    sells: costMinors.map((cost, index) => cost + (shares[index] ?? 0n)),
    profits: costs.map((_, index) => toFraction(fromMinor(shares[index] ?? 0n, money))),
  };
}

function sumOf([first = ZERO_FRACTION, ...more]: readonly Fraction[]): Fraction {
  return more.length === 0 ? first : more.reduce(addFractions, first);
}

/** A percentage of a fault-free rule on each line. */
function markUpByPercentage(costs: readonly Fraction[], rule: MarginRule, money: MoneyRule): MarkedUpLines {
  const share = shareOfCost(rule);
  const factor = factorOfCost(rule);
  return {
    sells: costs.map((cost) => fractionToMinor(multiplyFractions(cost, factor), money)),
    profits: costs.map((cost) => multiplyFractions(cost, share)),
  };
}

/** The sell amounts of `markUpLines` alone, in minor units. */
export function sellLines(...terms: Parameters<typeof markUpLines>): readonly bigint[] {
  return markUpLines(...terms).sells;
}

/** The profits of `markUpLines` alone. */
export function profitsOfLines(...terms: Parameters<typeof markUpLines>): readonly Fraction[] {
  return markUpLines(...terms).profits;
}

/** Shares of an amount in minor units, each a multiple of the currency's rounding unit, as the amount is. */
function shareMoney(amount: bigint, weights: readonly bigint[], { unitMinor }: MoneyRule): readonly bigint[] {
  return shareOut(amount / unitMinor, weights).map((share) => share * unitMinor);
}

/**
 * Splits `whole` in proportion to `weights`; the shares add up to it exactly, the largest remainders get what
 * rounding left over, an earlier line first on a tie. Without any weight the first line takes all.
 */
export function shareOut(whole: bigint, weights: readonly bigint[]): readonly bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum <= 0n) return weights.map((_, index) => (index === 0 ? whole : 0n));
  const sign = whole < 0n ? -1n : 1n;
  const size = whole * sign;
  const floors = weights.map((weight) => (size * weight) / sum);
  const remainders = weights.map((weight, index) => ({ index, rest: (size * weight) % sum }));
  const left = size - floors.reduce((total, share) => total + share, 0n);
  remainders.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const { index } of remainders.slice(0, Number(left))) floors[index] = (floors[index] ?? 0n) + 1n;
  return floors.map((share) => share * sign);
}

export interface MarginFigures {
  readonly profit: Exact;
  /** profit in per cent of sell, two decimals; null when nothing is sold */
  readonly marginPercent: Exact | null;
}

function percentOf(part: Exact, whole: Exact): Exact | null {
  if (whole.units <= 0n) return null;
  const shift = powerOfTen(Math.abs(whole.scale - part.scale));
  const [numerator, denominator] =
    whole.scale < part.scale ? [part.units, whole.units * shift] : [part.units * shift, whole.units];
  return new Exact(divideHalfUp(numerator * 10_000n, denominator), 2);
}

/** Profit and margin between a buy and a sell amount of one currency. */
export function marginOf(buy: Exact, sell: Exact): MarginFigures {
  const profit = subtractExact(sell, buy);
  return { profit, marginPercent: percentOf(profit, sell) };
}

/** True when the profit lies below the rule's floor; unrounded, so 9.999 % is below 10 %. */
export function isBelowFloor(buy: Exact, sell: Exact, rule: MarginRule | null): boolean {
  if (!rule?.floorPercent && !rule?.floorProfit) return false;
  const profit = subtractExact(sell, buy);
  if (rule.floorProfit && compareExact(profit, rule.floorProfit) < 0) return true;
  if (!rule.floorPercent) return false;
  // profit / sell < floor / 100, without a division
  return compareExact(multiplyExact(profit, HUNDRED), multiplyExact(rule.floorPercent, sell)) < 0;
}

/**
 * The smallest amount of the currency's rounding unit at which the rule's floor is kept; a floor of 100 % and more is
 * kept by none. Throws `RangeError` for such a floor.
 */
export function sellAtFloor(buy: Exact, { floorPercent, floorProfit }: MarginRule, money: MoneyRule): Money {
  const unit = new Exact(money.unitMinor, money.decimals);
  const byProfit = floorProfit ? addExact(buy, floorProfit) : buy;
  const least = ceilToStep(byProfit.units, powerOfTen(byProfit.scale), unit);
  if (!floorPercent) return roundMoney(least, money);
  const rest = subtractExact(HUNDRED, floorPercent);
  if (rest.units <= 0n) throw new RangeError("a floor of 100 % is kept by no price");
  const share = divideFractions(toFraction(multiplyExact(buy, HUNDRED)), toFraction(rest));
  const byShare = ceilToStep(share.numerator, share.denominator, unit);
  return roundMoney(compareExact(byShare, least) > 0 ? byShare : least, money);
}
