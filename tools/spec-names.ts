// The names that the specification gives for a call's query, body and answer. endpoints.json holds those of its list of
// calls; names.json adds, a line a call, those that the two documents say in their chapter of entities, and the query
// of a call that the specification gives no names at all.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const specFolder = join(import.meta.dirname, "../packages/contract/src/spec");

/** Names by place; an empty list: the specification names nothing there. */
export interface SpecNames {
  readonly query: readonly string[];
  readonly body: readonly string[];
  readonly answer: readonly string[];
}

/** What one call carried: names of the query, and of body and answer at any depth. */
export type CallNames = SpecNames;

interface NamedEndpoint {
  readonly method: string;
  readonly path: string;
  readonly query?: readonly string[];
  readonly body?: readonly string[];
  readonly response?: readonly string[];
}

interface NameFiles {
  readonly endpoints: { readonly endpoints: readonly NamedEndpoint[] };
  readonly names: { readonly names: Readonly<Record<string, Partial<SpecNames>>> };
}

function readNames<K extends keyof NameFiles>(file: K): NameFiles[K] {
  return JSON.parse(readFileSync(join(specFolder, `${file}.json`), "utf8"));
}

/** `perUnitCharges[lowerRange,upperRange]`, `file (multipart)` as names; words that describe name nothing. */
function parseNames(texts: readonly string[] = []): string[] {
  return texts
    .map((text) => text.replace(/ \(.*\)$/, ""))
    .filter((text) => !text.includes(" "))
    .flatMap((text) => text.split(/[[\],]/))
    .filter((name) => name !== "" && name !== "blob");
}

/** The specified names of a call like `GET /quotation/count`. @throws Error for a call that the specification lacks */
export function specNamesOf(call: string): SpecNames {
  const { endpoints } = readNames("endpoints");
  const found = endpoints.find(({ method, path }) => `${method} ${path}` === call);
  if (found === undefined) throw new Error(`the specification lists no endpoint '${call}'`);
  const more = readNames("names");
  const { query = [], body = [], answer = [] } = more.names[call] ?? {};
  return {
    query: [...parseNames(found.query), ...query],
    body: [...parseNames(found.body), ...body],
    answer: [...parseNames(found.response), ...answer],
  };
}

/** Every name in a JSON value, at any depth. */
export function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(namesIn))];
  if (typeof value !== "object" || value === null) return [];
  return [...new Set(Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)]))];
}

const missing = (wanted: readonly string[], given: readonly string[]) =>
  wanted.filter((name) => !given.includes(name));

/**
 * What the calls lack of the specification's names: one of them must carry exactly the specified query, one at least
 * the specified body, and one answer must have the specified names.
 * @returns complaints, empty when nothing is lacking
 */
export function compareNames(spec: SpecNames, calls: readonly CallNames[]): string[] {
  const complaints: string[] = [];
  const isExact = ({ query }: CallNames) =>
    missing(spec.query, query).length === 0 && missing(query, spec.query).length === 0;
  if (!calls.some(isExact)) complaints.push(`was not called with the query names [${spec.query.join(", ")}]`);
  for (const part of ["body", "answer"] as const) {
    const lacks = calls.map((call) => missing(spec[part], call[part]));
    const fewest = lacks.toSorted((left, right) => left.length - right.length)[0] ?? spec[part];
    if (fewest.length > 0) complaints.push(`lacks in its ${part}: ${fewest.join(", ")}`);
  }
  return complaints;
}
