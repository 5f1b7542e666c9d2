// How much of the specification the tests of the last run proved. What docs/spec-coverage.json lists may never be
// lost again; `npm run spec:coverage -- --write` adds what is new.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type SpecEntry, type SpecKind, listSpec, recordFile } from "./spec-record.ts";
import { compareCoverage, presentCoverage } from "./spec-compare.ts";

const baselineFile = join(import.meta.dirname, "../docs/spec-coverage.json");

type Baseline = Readonly<Record<SpecKind, readonly string[]>>;

function readBaseline(): Baseline {
  if (!existsSync(baselineFile)) return { endpoint: [], screen: [], text: [] };
  return JSON.parse(readFileSync(baselineFile, "utf8"));
}

function readRecords(): Set<string> {
  if (!existsSync(recordFile)) return new Set();
  const lines = readFileSync(recordFile, "utf8").split("\n").filter(Boolean);
  const entries = lines.map((line): Pick<SpecEntry, "kind" | "name"> => JSON.parse(line));
  return new Set(entries.map(({ kind, name }) => `${kind} ${name}`));
}

const spec = listSpec();
const proven = readRecords();
const baseline = readBaseline();
const kinds: readonly SpecKind[] = ["endpoint", "screen", "text"];
const known = new Set(kinds.flatMap((kind) => baseline[kind].map((name) => `${kind} ${name}`)));
const { lost, gained } = compareCoverage(known, proven);

process.stdout.write(`${presentCoverage(spec, proven).join("\n")}\n`);
for (const one of lost) process.stdout.write(`lost: ${one}\n`);
if (process.argv.includes("--write")) {
  const all = new Set([...known, ...gained]);
  const namesOf = (kind: SpecKind): string[] =>
    spec
      .filter((entry) => entry.kind === kind && all.has(`${kind} ${entry.name}`))
      .map((entry) => entry.name);
  const next = Object.fromEntries(kinds.map((kind) => [kind, namesOf(kind)]));
  writeFileSync(baselineFile, `${JSON.stringify(next, null, 2)}\n`);
} else if (gained.length > 0) {
  process.stdout.write(
    `${gained.length} more than docs/spec-coverage.json lists: npm run spec:coverage -- --write\n`,
  );
}
process.exitCode = lost.length === 0 ? 0 : 1;
