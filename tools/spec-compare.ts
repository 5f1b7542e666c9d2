import type { Evidence, SpecEntry } from "./spec-record.ts";

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

/** An entry of docs/spec-coverage.json. */
export interface ProvenEntry extends Evidence {
  readonly name: string;
}

const textOf = ({ test, task }: Evidence): string => `${test} ${task}`;

/**
 * One evidence of several: the one that is listed, while its test still vouches, else the first by name of test and
 * task, so that the file changes only when the tests do. What was listed stays when nothing was recorded.
 */
export function pickEvidence(
  records: readonly Evidence[],
  listed: Evidence | undefined,
): Evidence | undefined {
  const same = records.find(({ test, task }) => test === listed?.test && task === listed.task);
  if (same !== undefined) return same;
  const sorted = records.toSorted((left, right) => (textOf(left) < textOf(right) ? -1 : 1));
  return sorted[0] ?? listed;
}
