import { type Exact, compareExact } from "../money/exact.ts";

/** What carriers are compared by. */
export interface ComparableCarrier {
  /** wanted services that it has no price for */
  readonly unpriced: readonly string[];
  /** null: not known; all in one currency */
  readonly sell: Exact | null;
}

export interface RankedCarrier<T extends ComparableCarrier> {
  readonly carrier: T;
  /** of the carriers that price the most of what is wanted, all with the same services: two at least */
  readonly isCheapest: boolean;
}

function servicesKey({ unpriced }: ComparableCarrier): string {
  return unpriced.toSorted().join(" ");
}

function compareSell(a: Exact | null, b: Exact | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compareExact(a, b);
}

/**
 * Carriers of one leg: those that price everything that is wanted by what they sell at, then those that lack a price,
 * the fewest missing first. An amount is compared only with amounts for the same services (pricing rules §8).
 */
export function rankCarriers<T extends ComparableCarrier>(carriers: readonly T[]): RankedCarrier<T>[] {
  const ranked = carriers.toSorted(
    (a, b) =>
      a.unpriced.length - b.unpriced.length ||
      (servicesKey(a) < servicesKey(b) ? -1 : Number(servicesKey(a) > servicesKey(b))) ||
      compareSell(a.sell, b.sell),
  );
  const [first] = ranked;
  const alike = ranked.filter(
    (carrier) => first !== undefined && carrier.sell !== null && servicesKey(carrier) === servicesKey(first),
  );
  const cheapest = alike.length > 1 ? (alike[0]?.sell ?? null) : null;
  return ranked.map((carrier) => ({
    carrier,
    isCheapest: cheapest !== null && alike.includes(carrier) && compareSell(carrier.sell, cheapest) === 0,
  }));
}
