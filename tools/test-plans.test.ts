import { expect, test } from "vitest";
import { chooseSteps } from "./test-plans.ts";

function namesOf(asked: readonly string[]): readonly string[] {
  const chosen = chooseSteps(asked);
  return "steps" in chosen ? chosen.steps.map((step) => step.name) : [];
}

test("without a word everything runs, and nothing on an external database", () => {
  const names = namesOf([]);
  expect(names).toContain("server");
  expect(names).toContain("e2e");
  expect(names.at(-1)).toBe("spec");
  expect(names).not.toContain("server-external");
});

test("ci runs the server's tests on the external database and the browser's on the embedded one", () => {
  const names = namesOf(["ci"]);
  expect(names).toEqual(
    expect.arrayContaining(["server-external", "server-embedded", "e2e", "journey", "spec"]),
  );
  expect(names).not.toContain("server");
});

test("both prove the same checks and units", () => {
  const own = namesOf([]).filter((name) => name !== "server");
  expect(namesOf(["ci"])).toEqual(expect.arrayContaining([...own]));
});

test("steps that are named run in their order, whatever the order of the names", () => {
  expect(namesOf(["e2e", "types"])).toEqual(["types", "e2e"]);
});

test("an unknown step is named with those there are", () => {
  expect(chooseSteps(["nothing"])).toMatchObject({
    unknown: ["nothing"],
    known: expect.arrayContaining(["unit", "ci"]),
  });
});

test("no two steps write one report", () => {
  const chosen = chooseSteps(["ci"]);
  const files = "steps" in chosen ? chosen.steps.flatMap((step) => step.report?.file ?? []) : [];
  expect(new Set(files).size).toBe(files.length);
});
