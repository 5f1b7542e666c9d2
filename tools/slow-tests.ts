/** How long one test took. */
export interface TimedTest {
  readonly title: string;
  readonly seconds: number;
}

/** The part of vitest's JSON report that is read. */
interface VitestTimes {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** The part of Playwright's JSON report that is read. */
interface PlaywrightTimes {
  readonly suites: readonly PlaywrightSuite[];
}

function nameOf(file: string): string {
  return file.split(/[\\/]/).at(-1) ?? file;
}

/** Every test of a vitest run with its seconds, hooks not counted. */
export function timeVitest(report: VitestTimes): TimedTest[] {
  return report.testResults.flatMap((file) =>
    file.assertionResults.map(({ fullName, duration }) => ({
      title: `${nameOf(file.name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

function timeSuite(suite: PlaywrightSuite): TimedTest[] {
  const own = suite.specs.map(({ title, file, tests }) => {
    const results = tests.flatMap((one) => one.results);
    const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
    return { title: `${nameOf(file)} › ${title}`, seconds: milliseconds / 1000 };
  });
  return [...own, ...(suite.suites ?? []).flatMap(timeSuite)];
}

/** Every test of a Playwright run with its seconds, fixtures counted. */
export function timePlaywright(report: PlaywrightTimes): TimedTest[] {
  return report.suites.flatMap(timeSuite);
}

/** The `count` slowest, one a line: seconds, file and title. */
export function presentSlowest(tests: readonly TimedTest[], count: number): string[] {
  return tests
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ title, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${title}`);
}
