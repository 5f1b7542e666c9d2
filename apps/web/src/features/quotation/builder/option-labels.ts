import type { ListedOption } from "@kilolane/contract";
import { isArrivalKnown, sortOptions, optionKey } from "./sort-options.ts";

export type OptionLabel = "cheapest" | "fastest";

/**
 * Which option is the cheapest and which the fastest, over all of them whatever their service level: one of each, and
 * none where all are alike. Of several that arrive on the same day it is the cheapest.
 * @returns the labels by option key
 */
export function labelOptions(options: readonly ListedOption[]): ReadonlyMap<string, readonly OptionLabel[]> {
  // One ranking of all: here the service level does not come first.
  const flat = options.map((option) => ({ ...option, serviceLevel: "standard" as const }));
  const cheapest = sortOptions(flat, "price");
  const fastest = sortOptions(flat.filter(isArrivalKnown), "transit");
  const labels = new Map<string, OptionLabel[]>();
  const give = (
    label: OptionLabel,
    ranking: readonly ListedOption[],
    differ: (option: ListedOption) => unknown,
  ) => {
    const [first] = ranking;
    if (first === undefined || new Set(ranking.map(differ)).size < 2) return;
    labels.set(optionKey(first), [...(labels.get(optionKey(first)) ?? []), label]);
  };
  give("cheapest", cheapest, ({ sellTotal }) => Number(sellTotal));
  give("fastest", fastest, ({ arrives_on, transit_days }) => arrives_on ?? transit_days);
  return labels;
}
