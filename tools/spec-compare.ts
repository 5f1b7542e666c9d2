import type { SpecEntry } from "./spec-record.ts";

/** What was proven before and is not now, and the other way round. */
export function compareCoverage(
  known: ReadonlySet<string>,
  proven: ReadonlySet<string>,
): { readonly lost: readonly string[]; readonly gained: readonly string[] } {
  return {
    lost: [...known].filter((one) => !proven.has(one)).toSorted(),
    gained: [...proven].filter((one) => !known.has(one)).toSorted(),
  };
}

/** One line a kind: `endpoints 12 of 145 (session 3/3, quotation 4/25 …)`. */
export function presentCoverage(spec: readonly SpecEntry[], proven: ReadonlySet<string>): string[] {
  return [...Map.groupBy(spec, (entry) => entry.kind)].map(([kind, entries]) => {
    const worksOf = (some: readonly SpecEntry[]): number =>
      some.filter((entry) => proven.has(`${kind} ${entry.name}`)).length;
    const areas = [...Map.groupBy(entries, (entry) => entry.area)].map(
      ([area, some]) => `${area} ${worksOf(some)}/${some.length}`,
    );
    return `${kind}s ${worksOf(entries)} of ${entries.length} (${areas.join(", ")})`;
  });
}
