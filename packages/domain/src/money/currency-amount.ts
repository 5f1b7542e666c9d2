import { currencyDecimals } from "../reference/currencies.ts";
import { exact, formatExact } from "./exact.ts";
import { roundHalfUp } from "./rounding.ts";

/**
 * A stored decimal with its currency's own decimals.
 * @param amount a decimal text of any number of places
 */
export function inCurrency(amount: string, currency: string): string {
  const decimals = currencyDecimals(currency);
  return formatExact(roundHalfUp(exact(amount), decimals), decimals);
}
