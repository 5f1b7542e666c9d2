// What a test writes down when it has proven that a part of the specification works. Counted by spec-coverage.ts; the
// server's tests write through apps/server/test/cover.ts, the browser's through e2e/cover.ts.
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const specFolder = join(import.meta.dirname, "../packages/contract/src/spec");

/** Where the tests of one run note what they proved: one JSON object a line. */
export const recordFile = join(import.meta.dirname, "../.cache/spec-coverage.jsonl");

/** The three kinds of things that the specification lists. */
export type SpecKind = "endpoint" | "screen" | "text";

/** One thing of the specification, and the area it is counted under. */
export interface SpecEntry {
  readonly kind: SpecKind;
  readonly name: string;
  readonly area: string;
}

/** What vouches for an entry: the test (file and titles), and what was done or seen in it. */
export interface Evidence {
  readonly test: string;
  readonly task: string;
}

/** A line of the record file. */
export type SpecRecord = Pick<SpecEntry, "kind" | "name"> & Evidence;

interface SpecFiles {
  readonly endpoints: { readonly endpoints: readonly { method: string; path: string; area: string }[] };
  readonly screens: { readonly screens: readonly { role: string; path: string }[] };
  readonly messages: Readonly<Record<string, string | readonly (string | { readonly text: string })[]>>;
}

function readSpec<K extends keyof SpecFiles>(name: K): SpecFiles[K] {
  return JSON.parse(readFileSync(join(specFolder, `${name}.json`), "utf8"));
}

/** Everything that the specification lists: calls as `METHOD /path`, screens by path, fixed texts word for word. */
export function listSpec(): SpecEntry[] {
  const endpoints = readSpec("endpoints").endpoints.map(({ method, path, area }): SpecEntry => ({
    kind: "endpoint",
    name: `${method} ${path}`,
    area,
  }));
  const screens = readSpec("screens").screens.map(({ role, path }): SpecEntry => ({
    kind: "screen",
    name: path,
    area: role,
  }));
  const texts = Object.entries(readSpec("messages")).flatMap(([area, list]) =>
    typeof list === "string"
      ? []
      : list.map((item): SpecEntry => ({
          kind: "text",
          name: typeof item === "string" ? item : item.text,
          area,
        })),
  );
  return [...endpoints, ...screens, ...texts];
}

/**
 * Writes down that an entry of the specification is proven.
 * @throws Error when the specification lists no such entry, or the evidence names no test or no task
 */
export function recordProof(kind: SpecKind, name: string, evidence: Evidence): void {
  if (!listSpec().some((entry) => entry.kind === kind && entry.name === name)) {
    throw new Error(`the specification lists no ${kind} '${name}'`);
  }
  if (evidence.test === "" || evidence.task === "") throw new Error(`${kind} '${name}' without evidence`);
  mkdirSync(dirname(recordFile), { recursive: true });
  const line: SpecRecord = { kind, name, ...evidence };
  appendFileSync(recordFile, `${JSON.stringify(line)}\n`);
}
