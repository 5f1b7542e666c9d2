// How much of the specification the tests of the last run proved, and by which test. What docs/spec-coverage.json lists
// may never be lost again; `npm run spec:coverage -- --write` adds what is new and names the present tests.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compareCoverage, pickEvidence, presentCoverage, type ProvenEntry } from "./spec-compare.ts";
import { listSpec, recordFile, type SpecKind, type SpecRecord } from "./spec-record.ts";

const baselineFile = join(import.meta.dirname, "../docs/spec-coverage.json");

type Baseline = Readonly<Record<SpecKind, readonly ProvenEntry[]>>;

function readBaseline(): Baseline {
  if (!existsSync(baselineFile)) return { endpoint: [], screen: [], text: [] };
  return JSON.parse(readFileSync(baselineFile, "utf8"));
}

function readRecords(): SpecRecord[] {
  if (!existsSync(recordFile)) return [];
  const lines = readFileSync(recordFile, "utf8").split("\n").filter(Boolean);
  return lines.map((line): SpecRecord => JSON.parse(line));
}

const keyOf = ({ kind, name }: Pick<SpecRecord, "kind" | "name">): string => `${kind} ${name}`;

const spec = listSpec();
const records = Map.groupBy(readRecords(), keyOf);
const proven = new Set(records.keys());
const baseline = readBaseline();
const kinds: readonly SpecKind[] = ["endpoint", "screen", "text"];
const known = new Map(
  kinds.flatMap((kind) =>
    baseline[kind].map((entry): [string, ProvenEntry] => [`${kind} ${entry.name}`, entry]),
  ),
);
const { lost, gained } = compareCoverage(new Set(known.keys()), proven);

process.stdout.write(`${presentCoverage(spec, proven).join("\n")}\n`);
for (const one of lost) process.stdout.write(`lost: ${one} (${known.get(one)?.test ?? ""})\n`);
if (process.argv.includes("--write")) {
  const entriesOf = (kind: SpecKind): ProvenEntry[] =>
    spec
      .filter((entry) => entry.kind === kind)
      .flatMap((entry) => {
        const picked = pickEvidence(records.get(keyOf(entry)) ?? [], known.get(keyOf(entry)));
        return picked === undefined ? [] : [{ name: entry.name, test: picked.test, task: picked.task }];
      });
  const next = Object.fromEntries(kinds.map((kind) => [kind, entriesOf(kind)]));
  writeFileSync(baselineFile, `${JSON.stringify(next, null, 2)}\n`);
} else if (gained.length > 0) {
  process.stdout.write(
    `${gained.length} more than docs/spec-coverage.json lists: npm run spec:coverage -- --write\n`,
  );
}
process.exitCode = lost.length === 0 ? 0 : 1;
