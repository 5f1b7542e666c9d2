import { type Exact, compareExact } from "../money/exact.ts";

/** What ways from door to door are compared by. */
export interface ComparableProposal {
  readonly serviceLevel: "standard" | "priority";
  /** in one currency for all */
  readonly price: Exact;
  /** from the ready day to the door; null: not known */
  readonly doorDays: number | null;
  /** legs and services that the price is without */
  readonly missing: readonly string[];
}

export interface RankedProposal<T extends ComparableProposal> {
  readonly proposal: T;
  /** of its service level, among those whose price lacks the same as the most complete one's */
  readonly isCheapest: boolean;
  readonly isFastest: boolean;
}

const LEVELS = ["standard", "priority"] as const;

const missingKey = ({ missing }: ComparableProposal): string => missing.toSorted().join(" ");

/** A price is compared only with prices of the same (pricing rules §8): those that lack nothing come first. */
function comparePrices(a: ComparableProposal, b: ComparableProposal): number {
  const [left, right] = [missingKey(a), missingKey(b)];
  return (
    a.missing.length - b.missing.length ||
    (left < right ? -1 : Number(left > right)) ||
    compareExact(a.price, b.price) ||
    compareDays(a, b)
  );
}

/** What takes nobody knows how long comes last. */
function compareDays(a: ComparableProposal, b: ComparableProposal): number {
  if (a.doorDays === null || b.doorDays === null)
    return Number(a.doorDays === null) - Number(b.doorDays === null);
  return a.doorDays - b.doorDays;
}

/**
 * Ways from door to door by price, standard service before priority: service levels are never mixed in one ranking
 * (pricing rules §4). Of each level stay the `most` cheapest and the `most` fastest.
 */
export function rankProposals<T extends ComparableProposal>(
  proposals: readonly T[],
  most: number,
): RankedProposal<T>[] {
  return LEVELS.flatMap((level) => {
    const byPrice = proposals.filter(({ serviceLevel }) => serviceLevel === level).toSorted(comparePrices);
    const byDays = byPrice.toSorted(compareDays);
    const [cheapest] = byPrice;
    const [fastest] = byDays;
    const kept = new Set([...byPrice.slice(0, most), ...byDays.slice(0, most)]);
    return byPrice
      .filter((proposal) => kept.has(proposal))
      .map((proposal) => ({
        proposal,
        isCheapest: cheapest !== undefined && isAsCheap(proposal, cheapest),
        isFastest: proposal.doorDays !== null && proposal.doorDays === fastest?.doorDays,
      }));
  });
}

function isAsCheap(a: ComparableProposal, b: ComparableProposal): boolean {
  return missingKey(a) === missingKey(b) && compareExact(a.price, b.price) === 0;
}
