// What a test writes down when it has proven that a part of the specification works. Counted by spec-coverage.ts.
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

function record(kind: SpecKind, name: string): void {
  if (!listSpec().some((entry) => entry.kind === kind && entry.name === name)) {
    throw new Error(`the specification lists no ${kind} '${name}'`);
  }
  mkdirSync(dirname(recordFile), { recursive: true });
  appendFileSync(recordFile, `${JSON.stringify({ kind, name })}\n`);
}

/** What a test must have seen before a call counts. A reason stands where the specification leaves nothing to see. */
export interface EndpointProof {
  /** The status that the caller got. */
  readonly status: number;
  /** The second call through which the change was read back, and whether it showed it; or why nothing changes. */
  readonly readBack:
    | { readonly through: string; readonly agrees: boolean }
    | { readonly nothingChanges: string };
  /** What another company's user got for the same record; or why the call concerns no company's record. */
  readonly foreign: { readonly status: number } | { readonly noRecord: string };
}

/**
 * Notes that a call of `endpoints.json` works, e.g. `coverEndpoint("POST", "/ffadmin/quotation/save", proof)`, with
 * the path as the specification writes it. Throws when the proof is not one.
 */
export function coverEndpoint(method: string, path: string, proof: EndpointProof): void {
  const name = `${method} ${path}`;
  if (proof.status !== 200) throw new Error(`${name} answered ${proof.status}, not 200`);
  if ("through" in proof.readBack) {
    if (!proof.readBack.agrees)
      throw new Error(`${name}: ${proof.readBack.through} does not show the change`);
    if (proof.readBack.through === name) throw new Error(`${name} cannot vouch for itself`);
  }
  if ("status" in proof.foreign && proof.foreign.status !== 404) {
    throw new Error(`${name} answered ${proof.foreign.status} to another company's user, not 404`);
  }
  record("endpoint", name);
}

/** Notes that a browser test has completed the task of a screen; the path as in `screens.json`. */
export function coverScreen(path: string): void {
  record("screen", path);
}

/** Notes that a test has brought up a text that the specification fixes; word for word as in `messages.json`. */
export function coverText(text: string): void {
  record("text", text);
}
