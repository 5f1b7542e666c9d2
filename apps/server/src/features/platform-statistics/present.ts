import type { PlatformSums } from "@kilolane/contract";
import type { GroupRow, SumsRow } from "./quotation-reads.ts";

/** Sums as the wire says them. */
export function presentSums({ quotations, accepted, rejected, usd }: SumsRow): PlatformSums {
  return { quotations, accepted, rejected, acceptedUsd: usd };
}

/** The groups of one dimension, in their order. */
export function groupsOf(groups: readonly GroupRow[], dimension: GroupRow["dimension"]): readonly GroupRow[] {
  return groups.filter((group) => group.dimension === dimension);
}

/** The sums of a whole period, with how many companies quoted. */
export function presentPeriod(groups: readonly GroupRow[]) {
  const [all] = groupsOf(groups, "all");
  if (all === undefined) throw new Error("a period without sums");
  return { ...presentSums(all), companies: groupsOf(groups, "company")[0]?.members ?? 0 };
}
