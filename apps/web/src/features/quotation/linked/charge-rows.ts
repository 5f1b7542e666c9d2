import type { LinkedQuotation } from "./link-queries.ts";

type Option = LinkedQuotation["options"][number];
type Line = Option["lines"][number];

/** One charge over all options: its line in each, undefined where an option has none. */
export interface ChargeRow {
  readonly key: string;
  readonly label: string;
  readonly lines: readonly (Line | undefined)[];
}

/** Charges of the same name side by side, freight first, each once, in the order in which options name them. */
export function chargeRows(options: readonly Pick<Option, "lines">[], freight: string): ChargeRow[] {
  const labelOf = (line: Line) => (line.kind === "freight" ? freight : line.label);
  // two lines of one name in an option are two rows
  const keyed = options.map(({ lines }) => {
    const counts = new Map<string, number>();
    return lines.map((line) => {
      const label = labelOf(line);
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      return { key: `${label} ${count}`, label, line };
    });
  });
  const labels = new Map(keyed.flat().map(({ key, label }) => [key, label]));
  return [...labels].map(([key, label]) => ({
    key,
    label,
    lines: keyed.map((entries) => entries.find((entry) => entry.key === key)?.line),
  }));
}
