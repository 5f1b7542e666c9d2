import { compareExact } from "../money/exact.ts";
import type { PricedOption } from "./quoted.ts";
import { compareRateTypes } from "./select-rates.ts";

/** Its place among the others is written into it: a copy of so many fields costs as much as its price. */
export interface UnrankedOption extends Omit<PricedOption, "rank" | "cheaperLowerRankedRateId"> {
  rank: number;
  cheaperLowerRankedRateId: number | null;
}

/** Ranking inside each service level: type, then sell total, then rate id; says when a lower-ranked one is cheaper. */
export function rankOptions(options: readonly UnrankedOption[]): readonly PricedOption[] {
  const ordered = options.toSorted(
    (a, b) => compareRateTypes(a, b) || compareExact(a.totals.sell, b.totals.sell) || a.rateId - b.rateId,
  );
  const ranks = new Map<string, number>();
  for (const option of ordered) {
    option.rank = (ranks.get(option.serviceLevel) ?? 0) + 1;
    ranks.set(option.serviceLevel, option.rank);
  }
  nameCheaperBelow(ordered);
  return ordered;
}

/** Names on each option the rate of the cheapest one below it in its service level, where that is cheaper than itself. */
function nameCheaperBelow(ordered: readonly UnrankedOption[]): void {
  const cheapest = new Map<string, UnrankedOption>();
  for (const option of ordered.toReversed()) {
    const below = cheapest.get(option.serviceLevel);
    const isCheaper = below !== undefined && compareExact(below.totals.sell, option.totals.sell) < 0;
    option.cheaperLowerRankedRateId = isCheaper ? below.rateId : null;
    if (!isCheaper) cheapest.set(option.serviceLevel, option);
  }
}
