import { describe, expect, test } from "vitest";
import { compareCoverage, presentCoverage } from "./spec-compare.ts";
import { coverEndpoint, coverScreen, coverText, listSpec } from "./spec-record.ts";

const fine = {
  status: 200,
  readBack: { through: "GET /ffadmin/saved-quotation/{id}", agrees: true },
  foreign: { status: 404 },
} as const;

test("the specification's lists are read whole", () => {
  const counted = Map.groupBy(listSpec(), (entry) => entry.kind);
  expect(counted.get("endpoint")).toHaveLength(145);
  expect(counted.get("screen")).toHaveLength(294);
  expect(counted.get("text")).toHaveLength(78);
});

describe("a proof that is none is refused", () => {
  test("an unknown endpoint, screen or text", () => {
    expect(() => coverEndpoint("GET", "/nowhere", fine)).toThrow("lists no endpoint 'GET /nowhere'");
    expect(() => coverScreen("/nowhere")).toThrow("lists no screen");
    expect(() => coverText("Never said")).toThrow("lists no text");
  });

  test.each([
    ["a refusal", { ...fine, status: 400 }, "answered 400"],
    [
      "a change that nobody sees",
      { ...fine, readBack: { through: "GET /x", agrees: false } },
      "does not show",
    ],
    ["a call vouching for itself", { ...fine, readBack: { through: "POST /logout", agrees: true } }, "vouch"],
    ["a foreign user let in", { ...fine, foreign: { status: 200 } }, "another company's user"],
  ])("%s", (_, proof, reason) => {
    expect(() => coverEndpoint("POST", "/logout", proof)).toThrow(reason);
  });
});

test("what is lost and what is gained", () => {
  expect(compareCoverage(new Set(["a", "b"]), new Set(["b", "c"]))).toEqual({ lost: ["a"], gained: ["c"] });
});

test("a line a kind, with its areas", () => {
  const spec = [
    { kind: "endpoint", name: "GET /a", area: "x" },
    { kind: "endpoint", name: "GET /b", area: "y" },
  ] as const;
  expect(presentCoverage(spec, new Set(["endpoint GET /b"]))).toEqual(["endpoints 1 of 2 (x 0/1, y 1/1)"]);
});
