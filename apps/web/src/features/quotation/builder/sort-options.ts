import type { ListedOption } from "@kilolane/contract";

export const OPTION_ORDERS = ["best", "price", "transit", "co2"] as const;
export type OptionOrder = (typeof OPTION_ORDERS)[number];

// Ordering alone: amounts stay exact strings wherever they are shown or summed.
const price = (option: ListedOption) => Number(option.sellTotal);

/** Behind every option whose arrival is known. */
const UNKNOWN = Number.MAX_SAFE_INTEGER;

/** Whether it is known when an option arrives, or at least how long it takes. */
export function isArrivalKnown({ arrives_on, transit_days }: ListedOption): boolean {
  return arrives_on !== null || transit_days !== null;
}

/** Days since 1970 of the arrival; where it is not known, the days in transit. */
const arrival = ({ arrives_on, transit_days }: ListedOption) =>
  arrives_on === null ? (transit_days ?? UNKNOWN) : Date.parse(arrives_on) / 86_400_000;

const KEYS: Record<Exclude<OptionOrder, "best">, (option: ListedOption) => number> = {
  price,
  transit: arrival,
  co2: (option) => Number(option.co2Kg),
};

/** Standard options first: service levels are never mixed in one ranking. */
function levelOf(option: ListedOption): number {
  return option.serviceLevel === "priority" ? 1 : 0;
}

/**
 * Orders the options; service levels are never mixed in one ranking (pricing-rules.md §4), so priority options
 * follow the standard ones. `best` is the ranking itself, in which the server answers: spot, contract, promo, general.
 */
export function sortOptions(options: readonly ListedOption[], order: OptionOrder): ListedOption[] {
  if (order === "best") return options.toSorted((a, b) => levelOf(a) - levelOf(b));
  const key = KEYS[order];
  return options.toSorted((a, b) => levelOf(a) - levelOf(b) || key(a) - key(b) || price(a) - price(b));
}

/** The orders that say something of these options: one by arrival or emission needs figures that differ. */
export function offeredOrders(options: readonly ListedOption[]): readonly OptionOrder[] {
  const emissions = new Set(options.map((option) => option.co2Kg));
  return OPTION_ORDERS.filter(
    (order) =>
      (order !== "co2" || emissions.size > 1) && (order !== "transit" || options.some(isArrivalKnown)),
  );
}

/** Stays the same when the request is priced again: the same offer goes on under its quote id. */
export function optionKey(option: Pick<ListedOption, "quote_id">): string {
  return option.quote_id;
}
