interface Served {
  readonly serviceLevel?: string | undefined;
}

interface LevelGroup<T> {
  /** null: all are of one level, which needs no name */
  readonly level: "standard" | "priority" | null;
  readonly entries: readonly T[];
}

const isPriority = ({ serviceLevel }: Served): boolean => serviceLevel === "priority";

/** The entries of each service level, named only where there are two: they are never mixed in one ranking (§4). */
export function groupByLevel<T extends Served>(entries: readonly T[]): readonly LevelGroup<T>[] {
  const priority = entries.filter(isPriority);
  const standard = entries.filter((entry) => !isPriority(entry));
  if (priority.length === 0 || standard.length === 0) return [{ level: null, entries }];
  return [
    { level: "standard", entries: standard },
    { level: "priority", entries: priority },
  ];
}
