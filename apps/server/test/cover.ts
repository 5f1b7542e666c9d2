// How a test of the server notes what it has proven of the specification (tools/spec-record.ts).
import { relative } from "node:path";
import { expect } from "vitest";
import { compareNames, specNamesOf } from "../../../tools/spec-names.ts";
import { recordProof } from "../../../tools/spec-record.ts";
import { callsTo } from "./call-journal.ts";

/** Why a call changes nothing that another call could show. */
type NothingToRead =
  /** places, countries, airlines: the product's own lists, the same for everybody */
  | "reference data"
  /** figures worked out of what was sent, stored nowhere */
  | "computed and not stored"
  /** a message leaves the house and no record stays */
  | "leaves by mail alone";

/** Why a call concerns no record that another company could ask for. */
type NoForeignRecord =
  | "reference data"
  | "computed and not stored"
  /** its input names nothing that is stored */
  | "names no record"
  /** the session alone names the record, and it is the caller's own */
  | "the caller's own"
  /** sign-up, password: a secret in the call is the proof of who calls */
  | "nobody is signed in";

/** What a test must have seen before a call counts. */
export interface EndpointProof {
  /** The status that the caller got. */
  readonly status: number;
  /** The other call that wrote or shows what this one is about, and whether the two agree. */
  readonly readBack:
    | { readonly through: string; readonly agrees: boolean }
    | { readonly nothingChanges: NothingToRead };
  /** What another company's user got: a refusal for the same record, or none of its records in their own list. */
  readonly foreign:
    | { readonly status: number }
    | { readonly found: number }
    | { readonly noRecord: NoForeignRecord };
}

function currentTest(): string {
  const { currentTestName = "", testPath = "" } = expect.getState();
  return `${relative(process.cwd(), testPath)} › ${currentTestName.replaceAll(" > ", " › ")}`;
}

function taskOf({ readBack, foreign }: EndpointProof): string {
  const read = "through" in readBack ? `read back through ${readBack.through}` : readBack.nothingChanges;
  if ("status" in foreign) return `${read}; another company's user got ${foreign.status}`;
  return `${read}; another company: ${"found" in foreign ? "found none" : foreign.noRecord}`;
}

/** @throws Error naming what is wrong with the proof */
function requireProof(name: string, { status, readBack, foreign }: EndpointProof): void {
  if (status !== 200) throw new Error(`${name} answered ${status}, not 200`);
  if ("through" in readBack) {
    if (!readBack.agrees) throw new Error(`${name}: ${readBack.through} does not show the change`);
    if (readBack.through === name) throw new Error(`${name} cannot vouch for itself`);
  }
  if ("status" in foreign && foreign.status !== 404) {
    throw new Error(`${name} answered ${foreign.status} to another company's user, not 404`);
  }
  if ("found" in foreign && foreign.found !== 0) {
    throw new Error(`${name} showed ${foreign.found} records to another company's user`);
  }
}

/**
 * Notes that a call of `endpoints.json` works, e.g. `coverEndpoint("POST", "/ffadmin/quotation/save", proof)`, with
 * the path as the specification writes it. The calls that this test file has made so far must have carried the names
 * that the specification gives for query, body and answer.
 * @throws Error when the proof is none, or names are lacking
 */
export function coverEndpoint(method: string, path: string, proof: EndpointProof): void {
  const name = `${method} ${path}`;
  const names = specNamesOf(name);
  requireProof(name, proof);
  const complaints = compareNames(names, callsTo(name));
  if (complaints.length > 0) throw new Error(`${name} ${complaints.join("; ")}`);
  recordProof("endpoint", name, { test: currentTest(), task: taskOf(proof) });
}

/** Notes that the API said a text that the specification fixes. @throws Error when what was said differs by a letter */
export function coverText(said: string | null | undefined, text: string): void {
  if (said !== text) throw new Error(`said was '${said ?? ""}', not '${text}'`);
  recordProof("text", text, { test: currentTest(), task: "answered by the API" });
}
