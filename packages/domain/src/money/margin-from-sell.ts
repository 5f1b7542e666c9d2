import { Exact, exact, formatExact, powerOfTen, subtractExact } from "./exact.ts";
import { type Fraction, divideFractions, multiplyFractions, toFraction } from "./fraction.ts";
import type { MarginForm } from "./margin-rule.ts";
import { divideHalfUp } from "./rounding.ts";

/** Decimals of a percentage, and of an amount per kg, that is read off a sell amount. */
const DECIMALS = { margin: 2, markup: 2, "per-kg": 4 } as const;

const HUNDRED = toFraction(exact(100));

/** 99.99 %: a margin of 100 % is an error (pricing rules §7), so that none is rounded up to it. */
const HIGHEST_MARGIN = 9999n;

/**
 * The value of a margin of that form which makes `sell` of `cost`: what the margin follows to when a sell amount is
 * typed (pricing rules §7). Per cent with two decimals, per kg with four, flat in the decimals of the amounts; null
 * where the form cannot say it (nothing sold, nothing bought, no weight).
 */
export function marginFromSell(
  form: MarginForm,
  { cost, sell, weightKg }: { readonly cost: Exact; readonly sell: Exact; readonly weightKg: Fraction },
): string | null {
  const profit = subtractExact(sell, cost);
  if (form === "flat") return formatExact(profit, Math.max(cost.scale, sell.scale));
  const whole = form === "margin" ? toFraction(sell) : form === "markup" ? toFraction(cost) : weightKg;
  if (whole.numerator <= 0n || (form === "margin" && cost.units <= 0n)) return null;
  const share = divideFractions(toFraction(profit), whole);
  const { numerator, denominator } = form === "per-kg" ? share : multiplyFractions(share, HUNDRED);
  const decimals = DECIMALS[form];
  const nearest = divideHalfUp(numerator * powerOfTen(decimals), denominator);
  const isTooHigh = form === "margin" && nearest > HIGHEST_MARGIN;
  return formatExact(new Exact(isTooHigh ? HIGHEST_MARGIN : nearest, decimals), decimals);
}
