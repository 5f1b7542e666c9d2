import { expect, test } from "vitest";
import { presentSlowest, timePlaywright, timeVitest } from "./slow-tests.ts";

function buildSpec(title: string, duration: number) {
  return { title, file: "keys.spec.ts", tests: [{ results: [{ duration }] }] };
}

test("a vitest report is read with file, title and seconds", () => {
  const assertionResults = [
    { fullName: "rates a lane", duration: 1500 },
    { fullName: "is skipped", duration: null },
  ];
  expect(timeVitest({ testResults: [{ name: "/house/rate.test.ts", assertionResults }] })).toEqual([
    { title: "rate.test.ts › rates a lane", seconds: 1.5 },
    { title: "rate.test.ts › is skipped", seconds: 0 },
  ]);
});

test("a Playwright report is read with the suites inside its files", () => {
  const inner = { specs: [buildSpec("inner", 250)] };
  expect(timePlaywright({ suites: [{ specs: [buildSpec("outer", 500)], suites: [inner] }] })).toEqual([
    { title: "keys.spec.ts › outer", seconds: 0.5 },
    { title: "keys.spec.ts › inner", seconds: 0.25 },
  ]);
});

test("the slowest come first, no more than asked for", () => {
  const tests = [1, 12.34, 3].map((seconds) => ({ title: `takes ${seconds}`, seconds }));
  expect(presentSlowest(tests, 2)).toEqual(["    12.3 s  takes 12.34", "     3.0 s  takes 3"]);
});
