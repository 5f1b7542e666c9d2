import { Exact, formatExact, parseDecimal } from "../money/exact.ts";
import { roundHalfUp } from "../money/rounding.ts";
import { currencyDecimals } from "../reference/currencies.ts";

/** 4900 USD → "49.00", 4900 JPY → "4900": as providers and papers write it. */
export function decimalOfMinor(minor: number, currency: string): string {
  const decimals = currencyDecimals(currency);
  return formatExact(new Exact(BigInt(minor), decimals), decimals);
}

/** "49.00" USD → 4900; undefined for what is no amount of that currency (more decimals, not a number, too large). */
export function minorOfDecimal(text: string, currency: string): number | undefined {
  const decimals = currencyDecimals(currency);
  const value = parseDecimal(text);
  if (value === null) return undefined;
  const rounded = roundHalfUp(value, decimals);
  if (rounded.units * 10n ** BigInt(value.scale) !== value.units * 10n ** BigInt(rounded.scale))
    return undefined;
  const minor = Number(rounded.units);
  return Number.isSafeInteger(minor) ? minor : undefined;
}
