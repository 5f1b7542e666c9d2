import type { z } from "zod";
import { AppError, type FieldProblem } from "./app-error.ts";

/** Schemas of our own say the code as their message (`required`, `too-long`); Zod's built-in ones say a sentence. */
const CODE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

type InputPart = "params" | "query" | "body";

/**
 * Parses a part of the request by the contract's schema. Without a schema, whatever came is ignored.
 *
 * @throws AppError validation with one problem per field
 */
export function parseInput<Z extends z.ZodType>(
  schema: Z | undefined,
  value: unknown,
  part: InputPart,
): z.output<Z>;
export function parseInput(schema: z.ZodType | undefined, value: unknown, part: InputPart): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(part === "body" && value === undefined ? {} : value);
  if (parsed.success && isStorable(parsed.data)) return parsed.data;
  const fields = parsed.success ? unstorable(parsed.data, []) : problemsOf(parsed.error.issues, value);
  // A path that names no record of that form is an unknown path, not a form to correct.
  if (part === "params") throw new AppError("not-found");
  throw new AppError("validation", { fields });
}

/** Whether PostgreSQL can hold every text of it, in text or jsonb: none has a NUL or half a character. */
function isStorable(value: unknown): boolean {
  if (typeof value === "string") return !value.includes("\0") && value.isWellFormed();
  return typeof value !== "object" || value === null || Object.values(value).every(isStorable);
}

/** The texts that PostgreSQL cannot hold. */
function unstorable(value: unknown, path: readonly string[]): FieldProblem[] {
  if (typeof value === "string") return isStorable(value) ? [] : [{ field: path.join("."), code: "invalid" }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => unstorable(child, [...path, key]));
}

function problemsOf(issues: readonly z.core.$ZodIssue[], value: unknown): FieldProblem[] {
  const problems = issues.flatMap((issue): FieldProblem[] => {
    const path = issue.path.map(String);
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({ field: [...path, key].join("."), code: "unknown" }));
    }
    if (issue.code === "invalid_union" && issue.errors.length > 0 && !CODE.test(issue.message)) {
      const nearest = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
      return problemsOf(nearest, valueAt(value, path)).map((problem) => ({
        field: [...path, problem.field].filter(Boolean).join("."),
        code: problem.code,
      }));
    }
    return [{ field: path.join("."), code: codeOf(issue, valueAt(value, path)) }];
  });
  const byField = new Map(problems.toReversed().map((problem) => [problem.field, problem]));
  return [...byField.values()].toReversed();
}

function codeOf(issue: z.core.$ZodIssue, value: unknown): string {
  const isMissing = value === undefined || value === null;
  if (CODE.test(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      if (isMissing) return "required";
      return issue.expected === "number" || issue.expected === "int" ? "number" : "invalid";
    case "too_small":
      return issue.origin === "string" || issue.origin === "array" ? "too-short" : "too-small";
    case "too_big":
      return issue.origin === "string" || issue.origin === "array" ? "too-long" : "too-large";
    case "invalid_value":
      return isMissing ? "required" : "unknown";
    case "custom":
    case "invalid_element":
    case "invalid_format":
    case "invalid_key":
    case "invalid_union":
    case "not_multiple_of":
    case "unrecognized_keys":
      return "invalid";
  }
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let node = value;
  for (const step of path) {
    if (typeof node !== "object" || node === null || !Object.hasOwn(node, step)) return undefined;
    node = Object.entries(node).find(([key]) => key === step)?.[1];
  }
  return node;
}
