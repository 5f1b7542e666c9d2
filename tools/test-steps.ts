/** One step of `npm test`: a command, and where its JSON report lies if it counts tests by itself. */
export interface TestStep {
  readonly name: string;
  readonly title: string;
  /** Arguments of Node, the first being a script relative to the root. */
  readonly command: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** A static check: needs nothing of another step and counts as one test. */
  readonly isCheck: boolean;
  /** Tests report as they go; a check says something only when it fails. */
  readonly output: "shown" | "shown at the end" | "when it fails";
  readonly report?: { readonly kind: "vitest" | "playwright"; readonly file: string };
}

const bin = {
  oxfmt: "node_modules/oxfmt/bin/oxfmt",
  oxlint: "node_modules/oxlint/bin/oxlint",
  tsc: "node_modules/typescript/bin/tsc",
  knip: "node_modules/knip/bin/knip.js",
  vitest: "node_modules/vitest/vitest.mjs",
  playwright: "node_modules/@playwright/test/cli.js",
};

/** Where reports are written, relative to the root. */
export const reportFolder = ".cache/test-reports";

/** Runs what follows on a PostgreSQL beside the product instead of the embedded one. */
export const onExternal = ["tools/with-postgres.ts", "node"];

/** A check that says nothing unless it fails. */
export function check(name: string, title: string, ...command: string[]): TestStep {
  return { name, title, command, isCheck: true, output: "when it fails" };
}

/** What else a run of tests is given: its files, all unless named; and what it is run by, e.g. `onExternal`. */
interface RunOptions {
  readonly files?: readonly string[];
  readonly by?: readonly string[];
}

/** The tests of one project of vitest.config.ts. */
export function vitest(name: string, title: string, project: string, options: RunOptions = {}): TestStep {
  const { files = [], by = [] } = options;
  const file = `${reportFolder}/${name}.json`;
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const command = [...by, bin.vitest, "run", "--project", project, ...reporters, ...files];
  return { name, title, command, isCheck: false, output: "shown", report: { kind: "vitest", file } };
}

/** Browser tests. */
export function playwright(name: string, title: string, options: RunOptions = {}): TestStep {
  const { files = [], by = [] } = options;
  const file = `${reportFolder}/${name}.json`;
  const command = [...by, bin.playwright, "test", "--config", "e2e/playwright.config.ts", ...files];
  const environment = { E2E_REPORT: file };
  return {
    name,
    title,
    command,
    environment,
    isCheck: false,
    output: "shown",
    report: { kind: "playwright", file },
  };
}

/** Two checks run at a time, and each of the compiler's four workers would work out the same types for itself. */
const ONE_CHECKER = ["--checkers", "1"];

/** The static checks: the two that use a processor longest start first. */
export const checks: readonly TestStep[] = [
  check("types", "types of server, packages, tests", bin.tsc, "-p", "tsconfig.json", ...ONE_CHECKER),
  check("lint", "lint", bin.oxlint, "--type-aware", "--max-warnings", "0"),
  check("types-web", "types of the web app", bin.tsc, "-p", "apps/web/tsconfig.json", ...ONE_CHECKER),
  check("unused", "unused files, exports, dependencies", bin.knip, "--no-progress"),
  check("format", "formatting", bin.oxfmt, "--check"),
  check("imports", "import walls", "tools/check-imports.ts"),
  check("layout", "names, folders, sizes", "tools/check-layout.ts"),
  check("words", "forbidden words", "tools/check-words.ts"),
  check("lock", "a complete lock file", "tools/complete-lock.ts", "--check"),
  check("docs", "documents say what there is", "tools/check-docs.ts"),
];
