import { Exact, powerOfTen } from "./exact.ts";
import { type MoneyRule, divideHalfUp, toMinorFraction } from "./rounding.ts";

/** An exact quotient of bigints; the denominator is positive. Never rounded before it is printed. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** 0. */
export const ZERO_FRACTION: Fraction = { numerator: 0n, denominator: 1n };

/** An exact number as a fraction. */
export function toFraction(value: Exact): Fraction {
  return { numerator: value.units, denominator: powerOfTen(value.scale) };
}

/** The most decimals that a product of two stored figures has. */
const MOST_DECIMALS = 40;

/** A fraction as a decimal number: exact where the denominator is a power of ten, else rounded half up to `decimals` places. */
export function fractionToExact({ numerator, denominator }: Fraction, decimals: number): Exact {
  for (let scale = 0; scale <= MOST_DECIMALS; scale += 1) {
    const power = powerOfTen(scale);
    if (power === denominator) return new Exact(numerator, scale);
    if (power > denominator) break;
  }
  return new Exact(divideHalfUp(numerator * powerOfTen(decimals), denominator), decimals);
}

/** a + b, exact. */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  if (a.denominator === b.denominator)
    return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** a × b, exact. */
export function multiplyFractions(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** `a / b`; `b` is positive. */
export function divideFractions(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.denominator, denominator: a.denominator * b.numerator };
}

/** Negative, zero or positive as `a` is below, equal to or above `b`. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The fraction as money in minor units, rounded once. */
export function fractionToMinor(value: Fraction, money: MoneyRule): bigint {
  return toMinorFraction(value.numerator, value.denominator, money);
}
