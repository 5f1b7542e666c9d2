import { compareExact, exact } from "@kilolane/domain";
import type { FloorApproval } from "./content.ts";

function isAtLeast(now: string, then: string): boolean {
  return compareExact(exact(now), exact(then)) >= 0;
}

/** Whether an approval counts for these amounts: neither they nor the profit have sunk since it was given. */
export function isCoveredBy(
  approval: FloorApproval,
  { sellTotal, profit }: { readonly sellTotal: string; readonly profit: string },
): boolean {
  return (
    isAtLeast(sellTotal, approval.sellTotal) &&
    (approval.profit === undefined || isAtLeast(profit, approval.profit))
  );
}
