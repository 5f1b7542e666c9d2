import { compareExact, exact, subtractExact, ZERO } from "@kilolane/domain";

/** Then less now, as a decimal string. */
export function differenceOf(now: string, then: string): string {
  return subtractExact(exact(then), exact(now)).toString();
}

/** How long the bars of two profits are, in per cent of the longer one; a loss has none. */
export function sharesOf(now: string, then: string): { readonly now: number; readonly tried: number } {
  const isMore = compareExact(exact(then), exact(now)) > 0;
  const top = isMore ? then : now;
  if (compareExact(exact(top), ZERO) <= 0) return { now: 0, tried: 0 };
  const shareOf = (amount: string) => Math.max(0, Math.round((Number(amount) / Number(top)) * 1000) / 10);
  return { now: shareOf(now), tried: shareOf(then) };
}
