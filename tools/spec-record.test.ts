import { expect, test } from "vitest";
import { compareCoverage, pickEvidence, presentCoverage } from "./spec-compare.ts";
import { compareNames, namesIn, specNamesOf } from "./spec-names.ts";
import { listSpec, recordProof } from "./spec-record.ts";

test("the specification's lists are read whole", () => {
  const counted = Map.groupBy(listSpec(), (entry) => entry.kind);
  expect(counted.get("endpoint")).toHaveLength(145);
  expect(counted.get("screen")).toHaveLength(294);
  expect(counted.get("text")).toHaveLength(78);
});

test("a proof of something unknown, or without evidence, is refused", () => {
  const evidence = { test: "a test", task: "a task" };
  expect(() => recordProof("screen", "/nowhere", evidence)).toThrow("lists no screen '/nowhere'");
  expect(() => recordProof("text", "Never said", evidence)).toThrow("lists no text");
  expect(() => recordProof("screen", "/sign-in", { ...evidence, task: "" })).toThrow("without evidence");
  expect(() => recordProof("screen", "/sign-in", { ...evidence, test: "" })).toThrow("without evidence");
});

test("names of a call come from the list of calls and from the entities", () => {
  expect(specNamesOf("GET /check-trucking").query).toEqual([
    "pickup-zip",
    "delivery-zip",
    "departure-airport",
    "airlineDrop",
  ]);
  expect(specNamesOf("GET /key-management/get-keys").query).toEqual(["filter", "page", "size"]);
  expect(specNamesOf("POST /ffadmin/manual-airfare/create").body).toContain("surchargePricing");
  expect(specNamesOf("POST /uploadFile/logo").body).toEqual(["file"]);
  expect(specNamesOf("GET /downloadFile/{name}").answer).toEqual([]);
  expect(specNamesOf("GET /notification/list").answer).toContain("clientCompanyEmail");
  expect(() => specNamesOf("GET /nowhere")).toThrow("lists no endpoint");
  expect(namesIn({ a: [{ b: 1 }, { c: null }] })).toEqual(["a", "b", "c"]);
});

test("a call with other names than the specification's is named with what it lacks", () => {
  const spec = { query: ["zip"], body: ["email"], answer: ["id", "status"] };
  const call = { query: ["zip"], body: ["email", "note"], answer: ["id", "status", "version"] };
  expect(compareNames(spec, [call])).toEqual([]);
  expect(compareNames(spec, [])).toEqual([
    "was not called with the query names [zip]",
    "lacks in its body: email",
    "lacks in its answer: id, status",
  ]);
  // a name too many means that the specified ones alone were never tried
  expect(compareNames(spec, [{ ...call, query: ["zip", "airport"] }])).toHaveLength(1);
  expect(compareNames(spec, [{ ...call, query: ["zip", "airport"] }, call])).toEqual([]);
  expect(compareNames(spec, [{ ...call, answer: ["id"] }])).toEqual(["lacks in its answer: status"]);
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

test("the evidence listed stays while its test still vouches, else the first by name takes its place", () => {
  const [one, two, three] = ["b", "a", "c"].map((name) => ({ test: name, task: "t" }));
  expect(
    pickEvidence(
      [one, two, three].filter((entry) => entry !== undefined),
      three,
    ),
  ).toBe(three);
  expect(
    pickEvidence(
      [one, two].filter((entry) => entry !== undefined),
      three,
    ),
  ).toBe(two);
  expect(pickEvidence([], three)).toBe(three);
  expect(pickEvidence([], undefined)).toBeUndefined();
});
