import { remembering } from "../measure/remembering.ts";
import { currencyDecimals } from "../reference/currencies.ts";
import { Exact, exact, compareExact, powerOfTen } from "./exact.ts";
import {
  addFractions,
  compareFractions,
  divideFractions,
  type Fraction,
  multiplyFractions,
  toFraction,
} from "./fraction.ts";
import { type MoneyRule, divideHalfUp, fromMinor, toMinor } from "./rounding.ts";

/** To what a sell rate per unit is rounded before it is multiplied (pricing rules §6); a company's setting. */
export const SELL_STEPS = ["currency", "0.05", "0.10"] as const;
export type SellStep = (typeof SELL_STEPS)[number];

const COARSE_STEPS = { "0.05": exact("0.05"), "0.10": exact("0.10") } as const;

/** Decimals that a printed rate has at most, where it is read off an amount. */
const MOST_RATE_DECIMALS = 4;

const unitOf = remembering((currency: string) => new Exact(1n, currencyDecimals(currency)));

/** The step in money: the currency's own unit, or the coarser one where the company wants it. */
export function sellStepOf(step: SellStep, currency: string): Exact {
  const unit = unitOf(currency);
  if (step === "currency") return unit;
  const chosen = COARSE_STEPS[step];
  return compareExact(chosen, unit) > 0 ? chosen : unit;
}

/**
 * A rate rounded to the step: half up, or up where a least profit must not sink. What costs something is not given
 * away because a step is coarse.
 */
export function roundSellRate(rate: Fraction, step: Exact, direction: "nearest" | "up" = "nearest"): Exact {
  const scaled = rate.numerator * powerOfTen(step.scale);
  const unit = rate.denominator * step.units;
  const multiples = direction === "up" ? (scaled + unit - 1n) / unit : divideHalfUp(scaled, unit);
  const sold = multiples === 0n && scaled > 0n ? 1n : multiples;
  return new Exact(sold * step.units, step.scale);
}

/** A unit bought and how many of it, with the profit that a margin rule puts on all of them. */
export interface SoldUnits {
  readonly unitCost: Fraction;
  readonly quantity: Exact;
  readonly profit: Fraction;
  /** profit that may not sink by rounding */
  readonly least: Exact | null;
}

/** The rate per unit that they are sold at, rounded to the step. */
export function sellRateOf({ unitCost, quantity, profit, least }: SoldUnits, step: Exact): Exact {
  const perUnit = (amount: Fraction) => addFractions(unitCost, divideFractions(amount, toFraction(quantity)));
  const rate = roundSellRate(perUnit(profit), step);
  if (!least) return rate;
  const leastRate = perUnit(toFraction(least));
  return compareFractions(toFraction(rate), leastRate) < 0 ? roundSellRate(leastRate, step, "up") : rate;
}

/** Rate × quantity in minor units, rounded once. */
export function amountOfRate(rate: Exact, quantity: Exact, money: MoneyRule): bigint {
  return toMinor(rate.units * quantity.units, rate.scale + quantity.scale, money);
}

/**
 * The shortest rate that makes the amount of the quantity, for amounts that were typed; null where none of at most
 * four decimals does, because a document prints no product that is wrong.
 */
export function rateThatMakes(amount: Exact, quantity: Exact, money: MoneyRule): Exact | null {
  if (quantity.units <= 0n) return null;
  const minor = toMinor(amount.units, amount.scale, money);
  const whole = multiplyFractions(toFraction(fromMinor(minor, money)), {
    numerator: powerOfTen(quantity.scale),
    denominator: quantity.units,
  });
  for (let decimals = money.decimals; decimals <= MOST_RATE_DECIMALS; decimals += 1) {
    const rate = new Exact(divideHalfUp(whole.numerator * powerOfTen(decimals), whole.denominator), decimals);
    if (amountOfRate(rate, quantity, money) === minor) return rate;
  }
  return null;
}
