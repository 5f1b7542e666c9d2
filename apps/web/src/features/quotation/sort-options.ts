import type { ListedOption } from "@kilolane/contract";

export const OPTION_ORDERS = ["best", "price", "transit", "co2"] as const;
export type OptionOrder = (typeof OPTION_ORDERS)[number];

/** What a day longer in transit may cost, as a part of the price, before the faster option ranks better. */
const DAY_WORTH = 0.06;

// Ordering alone: amounts stay exact strings wherever they are shown or summed.
const price = (option: ListedOption) => Number(option.sellTotal);

const KEYS: Record<OptionOrder, (option: ListedOption) => number> = {
  best: (option) => price(option) * (1 + DAY_WORTH * option.transit_days),
  price,
  transit: (option) => option.transit_days,
  co2: (option) => Number(option.co2Kg),
};

/** Standard options first: service levels are never mixed in one ranking. */
function levelOf(option: ListedOption): number {
  return option.serviceLevel === "priority" ? 1 : 0;
}

/**
 * Orders the options; service levels are never mixed in one ranking (pricing-rules.md §4), so priority options
 * follow the standard ones.
 */
export function sortOptions(options: readonly ListedOption[], order: OptionOrder): ListedOption[] {
  const key = KEYS[order];
  return options.toSorted((a, b) => levelOf(a) - levelOf(b) || key(a) - key(b) || price(a) - price(b));
}

/** Stays the same when the request is priced again, while the quote_id may not. */
export function optionKey(option: ListedOption): string {
  return option.rate === null ? `asked-${option.quote_id}` : `rate-${option.rate.id}`;
}
