import { currencyDecimals } from "../reference/currencies.ts";
import { Exact, powerOfTen } from "./exact.ts";

/** Rounding unit of a currency's amounts and, where coarser, of its minimum charges (pricing rules §6). */
export interface RoundingUnit {
  /** for example 0.05 for CHF in cash */
  readonly amount: Exact;
  /** for example 100 for JPY minimum charges; null: as `amount` */
  readonly minimumCharge: Exact | null;
}

/** How amounts of one currency round: all counted in its ISO minor unit. */
export interface MoneyRule {
  readonly currency: string;
  readonly decimals: number;
  readonly unitMinor: bigint;
  readonly minimumUnitMinor: bigint;
}

/** Quotient rounded to the nearest integer, halves away from zero. `denominator` is positive. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 1n) return numerator;
  return numerator >= 0n
    ? (2n * numerator + denominator) / (2n * denominator)
    : -((-2n * numerator + denominator) / (2n * denominator));
}

const HALVES = Array.from({ length: 40 }, (_, exponent) => powerOfTen(exponent) / 2n);

/** `units / 10^exponent` rounded to the nearest integer, halves away from zero. `exponent` is positive. */
function shiftHalfUp(units: bigint, exponent: number): bigint {
  const half = HALVES[exponent];
  if (half === undefined) return divideHalfUp(units, powerOfTen(exponent));
  return (units >= 0n ? units + half : units - half) / powerOfTen(exponent);
}

/** Rounds half up to `decimals` places. */
export function roundHalfUp(value: Exact, decimals: number): Exact {
  if (value.scale <= decimals) return new Exact(value.units * powerOfTen(decimals - value.scale), decimals);
  return new Exact(shiftHalfUp(value.units, value.scale - decimals), decimals);
}

/** Rounds half up to a multiple of `unit`, for example 8349.5 to 8300 for a unit of 100. */
export function roundToUnit(value: Exact, unit: Exact): Exact {
  const multiples = divideHalfUp(value.units * powerOfTen(unit.scale), unit.units * powerOfTen(value.scale));
  return new Exact(multiples * unit.units, unit.scale);
}

/** Rounds the fraction `numerator / denominator` up to a multiple of `step` (pricing rules §2). */
export function ceilToStep(numerator: bigint, denominator: bigint, step: Exact): Exact {
  const scaled = numerator * powerOfTen(step.scale);
  const unit = denominator * step.units;
  return new Exact(((scaled + unit - 1n) / unit) * step.units, step.scale);
}

function unitInMinor(unit: Exact, decimals: number): bigint {
  const minor = roundHalfUp(unit, decimals).units;
  if (minor <= 0n) throw new RangeError("a rounding unit lies below the currency's minor unit");
  return minor;
}

const isoRules = new Map<string, MoneyRule>();

function isoRule(currency: string): MoneyRule {
  const known = isoRules.get(currency);
  if (known) return known;
  const rule = { currency, decimals: currencyDecimals(currency), unitMinor: 1n, minimumUnitMinor: 1n };
  isoRules.set(currency, rule);
  return rule;
}

/**
 * Rounding rule of a currency: the ISO 4217 minor unit unless `units` names a coarser one.
 * Throws `RangeError` for an unknown currency.
 */
export function moneyRule(currency: string, units?: ReadonlyMap<string, RoundingUnit>): MoneyRule {
  const rule = isoRule(currency);
  const unit = units?.get(currency);
  if (!unit) return rule;
  const unitMinor = unitInMinor(unit.amount, rule.decimals);
  return {
    ...rule,
    unitMinor,
    minimumUnitMinor: unit.minimumCharge ? unitInMinor(unit.minimumCharge, rule.decimals) : unitMinor,
  };
}

/** `units / 10^scale` as an amount in minor units, rounded half up to the rule's unit. */
export function toMinor(units: bigint, scale: number, rule: MoneyRule): bigint {
  return rule.unitMinor === 1n
    ? toIsoMinor(units, scale, rule)
    : toMinorFraction(units, powerOfTen(scale), rule);
}

/** The same in whole minor units, whatever the rule's own unit. */
function toIsoMinor(units: bigint, scale: number, { decimals }: MoneyRule): bigint {
  const shift = scale - decimals;
  if (shift === 0) return units;
  return shift < 0 ? units * powerOfTen(-shift) : shiftHalfUp(units, shift);
}

/** The fraction `numerator / denominator` as an amount in minor units, rounded half up to the rule's unit. */
export function toMinorFraction(numerator: bigint, denominator: bigint, rule: MoneyRule): bigint {
  const minors = powerOfTen(rule.decimals);
  if (rule.unitMinor !== 1n)
    return divideHalfUp(numerator * minors, denominator * rule.unitMinor) * rule.unitMinor;
  return denominator === minors ? numerator : divideHalfUp(numerator * minors, denominator);
}

/** A minimum charge in minor units, rounded to the coarser unit where the currency has one. */
export function minimumToMinor(value: Exact, rule: MoneyRule): bigint {
  if (rule.minimumUnitMinor === 1n) return toIsoMinor(value.units, value.scale, rule);
  const scaled = value.units * powerOfTen(rule.decimals);
  return divideHalfUp(scaled, powerOfTen(value.scale) * rule.minimumUnitMinor) * rule.minimumUnitMinor;
}

declare const isRoundedAmount: unique symbol;

/** An amount of one currency, rounded and with its decimals: what may be printed and added up. Made in this file alone. */
export type Money = Exact & { readonly [isRoundedAmount]: true };

function hasDecimals(amount: Exact, decimals: number): amount is Money {
  return amount.scale === decimals;
}

function moneyOf(minor: bigint, decimals: number): Money {
  const amount = new Exact(minor, decimals);
  if (!hasDecimals(amount, decimals)) throw new RangeError("an amount without its decimals");
  return amount;
}

/** An amount in minor units, which are rounded, as an exact number with the currency's decimals. */
export function fromMinor(minor: bigint, rule: MoneyRule): Money {
  return moneyOf(minor, rule.decimals);
}

/** An exact amount rounded half up to the rule's unit. */
export function roundMoney(amount: Exact, rule: MoneyRule): Money {
  return fromMinor(toMinor(amount.units, amount.scale, rule), rule);
}

/** a + b of one currency. Throws `RangeError` for amounts of other decimals. */
export function addMoney(a: Money, b: Money): Money {
  if (a.scale !== b.scale) throw new RangeError("amounts of two currencies");
  return moneyOf(a.units + b.units, a.scale);
}

/** a − b of one currency. Throws `RangeError` for amounts of other decimals. */
export function subtractMoney(a: Money, b: Money): Money {
  if (a.scale !== b.scale) throw new RangeError("amounts of two currencies");
  return moneyOf(a.units - b.units, a.scale);
}
