import { expect } from "vitest";
import { namesIn, type CallNames } from "../../../tools/spec-names.ts";

const journal = new Map<string, CallNames[]>();

/** Calls are counted by test file: several share a process when files are not isolated. */
const keyOf = (call: string) => `${expect.getState().testPath ?? ""} ${call}`;

/** A call that was answered 200, with the names that it carried. */
export interface AnsweredCall {
  readonly method: string;
  /** as the contract writes it, `/company/:id` */
  readonly path: string;
  readonly query: object;
  readonly body: unknown;
  /** names of a form's fields and files */
  readonly form: readonly string[];
  readonly answer: unknown;
}

/** Notes the names of a call that was answered 200. */
export function noteCall({ method, path, query, body, form, answer }: AnsweredCall): void {
  const key = keyOf(`${method} ${path.replaceAll(/:(\w+)/g, "{$1}")}`);
  const names = { query: Object.keys(query), body: [...form, ...namesIn(body)], answer: namesIn(answer) };
  journal.set(key, [...(journal.get(key) ?? []), names]);
}

/** The calls of this test file to an endpoint, named as the specification writes it: `GET /company/{id}`. */
export function callsTo(call: string): readonly CallNames[] {
  return journal.get(keyOf(call)) ?? [];
}
