import { expect, test } from "vitest";
import { z } from "zod";
import * as contract from "../src/index.ts";
import { endpoints } from "./all-endpoints.ts";

/** The largest number of a column of type `integer`: more of it would fail in the database, as an error of ours. */
const MOST = 2_147_483_647;

/** Ids of columns that hold 64 bits. */
const WIDE = new Set(["retrieveMessages query.before", "rollBackRateSet params.id"]);

interface JsonSchema {
  readonly type?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
}

const isSchema = (node: unknown): node is JsonSchema & Record<string, unknown> =>
  typeof node === "object" && node !== null && !Array.isArray(node);

/** Places of a JSON schema that take a whole number beyond the bounds of a column. */
function unboundedIn(node: unknown, place: string): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => unboundedIn(child, place));
  if (!isSchema(node)) return [];
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = node;
  const isUnbounded = node.type === "integer" && (minimum < -MOST || maximum > MOST);
  return [
    ...(isUnbounded ? [place] : []),
    ...Object.entries(node).flatMap(([word, child]) =>
      word === "properties" && isSchema(child)
        ? Object.entries(child).flatMap(([field, schema]) => unboundedIn(schema, `${place}.${field}`))
        : unboundedIn(child, place),
    ),
  ];
}

function unboundedOf({ name, params, query, body }: contract.Endpoint): string[] {
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === undefined
      ? []
      : unboundedIn(z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }), `${name} ${part}`),
  );
}

test("every whole number that a call takes fits its column", () => {
  expect(endpoints.length).toBeGreaterThan(300);
  expect(new Set(endpoints.flatMap(unboundedOf))).toEqual(WIDE);
});

test("a whole number without a bound is found at any depth", () => {
  const body = z.object({
    lines: z.array(z.object({ version: z.number().int(), pieces: z.int().min(0).max(9) })),
  });
  expect(unboundedOf({ ...contract.saveQuotation, name: "example", body })).toEqual([
    "example body.lines.version",
  ]);
});
