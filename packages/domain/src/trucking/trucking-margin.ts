import { type Exact, compareExact, exact } from "../money/exact.ts";
import type { MarginRule } from "../money/margin-rule.ts";

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
