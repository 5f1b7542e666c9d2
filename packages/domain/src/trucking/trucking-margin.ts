import { Exact, compareExact, exact } from "../money/exact.ts";
import type { ExchangeTable } from "../money/exchange.ts";
import { fractionToMinor } from "../money/fraction.ts";
import type { MarginRule } from "../money/margin-rule.ts";
import type { MoneyRule } from "../money/rounding.ts";

/** Trucking range entry of the specification (§3): a margin and the lowest an agent may discount to. */
export type TruckingMarginEntry =
  | { readonly mode: "dollar"; readonly minimum: Exact; readonly margin: Exact }
  | { readonly mode: "percentage"; readonly minimum: Exact; readonly margin: Exact };

export type TruckingMarginFault = "minimum-above-margin" | "margin-too-high" | "negative";

/** Why a trucking margin entry is refused; null when it is sound (specification §5; pricing rules §7). */
export function faultOfTruckingMargin(entry: TruckingMarginEntry): TruckingMarginFault | null {
  if (entry.minimum.units < 0n || entry.margin.units < 0n) return "negative";
  if (entry.mode === "percentage" && compareExact(entry.margin, exact(100)) >= 0) return "margin-too-high";
  return compareExact(entry.minimum, entry.margin) > 0 ? "minimum-above-margin" : null;
}

/** The margin rule of an entry: percentages are of sell, dollars a flat profit; the minimum is the floor. */
export function truckingMarginRule(entry: TruckingMarginEntry): MarginRule {
  return entry.mode === "dollar"
    ? { form: "flat", value: entry.margin, leastProfit: null, floorPercent: null, floorProfit: entry.minimum }
    : { form: "margin", value: entry.margin, leastProfit: null, floorPercent: entry.minimum };
}

/**
 * The same rule in the currency of a quotation, rounded to its unit: a flat profit and its floor are typed in the
 * currency of the tariff. Percentages stay. Throws `RangeError` for a currency without exchange rate.
 */
export function convertTruckingMargin(
  rule: MarginRule,
  currency: string,
  exchange: ExchangeTable,
  money: MoneyRule,
): MarginRule {
  if (rule.form !== "flat" || currency === money.currency) return rule;
  const convert = (amount: Exact): Exact =>
    new Exact(fractionToMinor(exchange.convert(amount, currency), money), money.decimals);
  return {
    ...rule,
    value: convert(rule.value),
    floorProfit: rule.floorProfit ? convert(rule.floorProfit) : null,
  };
}
