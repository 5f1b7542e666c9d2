import { describe, expect, test } from "vitest";
import { addCounts, countPlaywright, countVitest, judgeRun, presentCounts } from "./test-counts.ts";

describe("counting a run", () => {
  test("a skipped vitest test counts as failed", () => {
    const testResults = [{ status: "passed", assertionResults: [1, 2, 3] }];
    expect(countVitest({ numPassedTests: 2, numTotalTests: 3, testResults })).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  test("a file that broke before its first test counts as one failure", () => {
    const testResults = [
      { status: "passed", assertionResults: [1] },
      { status: "failed", assertionResults: [] },
    ];
    expect(countVitest({ numPassedTests: 1, numTotalTests: 1, testResults })).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  test("a flaky browser test counts as failed", () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 3 });
  });
});

describe("judging a step", () => {
  test("no report is one failure", () => {
    expect(judgeRun(0, undefined)).toEqual({ passed: 0, failed: 1 });
  });

  test("a run without a test is one failure", () => {
    expect(judgeRun(0, { passed: 0, failed: 0 })).toEqual({ passed: 0, failed: 1 });
  });

  test("a bad exit without a failed test is one failure", () => {
    expect(judgeRun(1, { passed: 7, failed: 0 })).toEqual({ passed: 7, failed: 1 });
  });

  test("failed tests are not counted twice", () => {
    expect(judgeRun(1, { passed: 7, failed: 2 })).toEqual({ passed: 7, failed: 2 });
  });
});

test("the last line names the sums", () => {
  const sum = addCounts([
    { passed: 3, failed: 0 },
    { passed: 4, failed: 1 },
  ]);
  expect(presentCounts(sum)).toBe("7 passed, 1 failed");
});
