/** How many tests of a run did what they promise. A skipped test promises nothing and counts as failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The part of vitest's JSON report that is read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** The part of Playwright's JSON report that is read. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly unknown[];
}

/** Counts a vitest run; a file that failed before its first test counts as one failure. */
export function countVitest(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + brokenFiles,
  };
}

/** Counts a Playwright run; a test that passed only on a second try counts as failed. */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length };
}

/**
 * What a step contributes, from its exit code and its report (absent when the runner died before writing one).
 * A run that ended badly although no test failed, or in which no test ran at all, is one failure.
 */
export function judgeRun(exitCode: number, counts: Counts | undefined): Counts {
  if (counts === undefined || counts.passed + counts.failed === 0) return { passed: 0, failed: 1 };
  return exitCode !== 0 && counts.failed === 0 ? { passed: counts.passed, failed: 1 } : counts;
}

/** The sum of several steps. */
export function addCounts(all: readonly Counts[]): Counts {
  return {
    passed: all.reduce((sum, one) => sum + one.passed, 0),
    failed: all.reduce((sum, one) => sum + one.failed, 0),
  };
}

/** The line that ends every run: `N passed, N failed`. */
export function presentCounts(counts: Counts): string {
  return `${counts.passed} passed, ${counts.failed} failed`;
}
