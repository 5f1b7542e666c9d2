/** One step of `npm test`: a command, and where its JSON report lies if it counts tests by itself. */
export interface TestStep {
  readonly name: string;
  readonly title: string;
  /** Arguments of Node, the first being a script relative to the root. */
  readonly command: readonly string[];
  /** Static checks say nothing unless they fail; tests report as they go. */
  readonly quiet: boolean;
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

function check(name: string, title: string, ...command: string[]): TestStep {
  return { name, title, command, quiet: true };
}

function vitest(name: string, title: string): TestStep {
  const file = `${reportFolder}/${name}.json`;
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${file}`];
  const command = [bin.vitest, "run", "--project", name, ...reporters];
  return { name, title, command, quiet: false, report: { kind: "vitest", file } };
}

/** Everything `npm test` does, cheapest first. Each static check counts as one test. */
export const testSteps: readonly TestStep[] = [
  check("format", "formatting", bin.oxfmt, "--check"),
  check("imports", "import walls", "tools/check-imports.ts"),
  check("layout", "names, folders, sizes", "tools/check-layout.ts"),
  check("words", "forbidden words", "tools/check-words.ts"),
  check("lock", "a complete lock file", "tools/complete-lock.ts", "--check"),
  check("docs", "documents say what there is", "tools/check-docs.ts"),
  check("types", "types of server, packages, tests", bin.tsc, "-p", "tsconfig.json"),
  check("types-web", "types of the web app", bin.tsc, "-p", "apps/web/tsconfig.json"),
  check("lint", "lint", bin.oxlint, "--type-aware", "--max-warnings", "0"),
  check("unused", "unused files, exports, dependencies", bin.knip, "--no-progress"),
  vitest("unit", "unit tests"),
  // the server's tests fetch the built web app too
  check("build", "web build", "tools/build-web.mjs"),
  vitest("server", "API tests on a real database"),
  check("bundle", "web budgets", "tools/check-bundle.ts"),
  {
    name: "e2e",
    title: "browser tests",
    command: [bin.playwright, "test", "--config", "e2e/playwright.config.ts"],
    quiet: false,
    report: { kind: "playwright", file: `${reportFolder}/e2e.json` },
  },
  check("spec", "coverage of the specification", "tools/spec-coverage.ts"),
];
