import { currencyDecimals, exact, formatExact, moneyRule, rateThatMakes } from "@kilolane/domain";
import type { StoredLine } from "../reads/content.ts";

/** A line of a manual quotation: trucking is a product there, and not a rate per hundred pounds. */
function isTyped({ code, leg }: StoredLine): boolean {
  return code.startsWith(`${leg}-manual-`);
}

/**
 * Sell rate per unit of a line that is a quantity × a rate and not a percentage of something bought: × the printed
 * quantity it is the printed amount, or it is not printed (pricing rules §6).
 */
export function printedRateOf(line: StoredLine, currency: string): string | null {
  if (line.unitValue === null || line.quantity === null || line.unit === "%") return null;
  if (line.kind === "trucking" && !isTyped(line)) return null;
  if (line.sellRate !== undefined && !line.isOverridden) return line.sellRate;
  const rate = rateThatMakes(exact(line.sell), exact(line.quantity), moneyRule(currency));
  return rate && formatExact(rate, currencyDecimals(currency));
}
