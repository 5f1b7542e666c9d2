import { type TestStep, check, checks, onExternal, playwright, vitest } from "./test-steps.ts";

const build = { ...check("build", "web build", "tools/build-web.mjs"), isCheck: false };
const bundle = { ...check("bundle", "web budgets", "tools/check-bundle.ts"), isCheck: false };
const spec: TestStep = {
  ...check("spec", "coverage of the specification", "tools/spec-coverage.ts"),
  isCheck: false,
  output: "shown at the end",
};
const unit = vitest("unit", "unit tests", "unit");
const browser = playwright("e2e", "browser tests");

/** Everything `npm test` does, on the embedded database alone. */
const userSteps: readonly TestStep[] = [
  ...checks,
  unit,
  // the server's tests fetch the built web app too
  build,
  vitest("server", "API tests on a real database", "server"),
  bundle,
  browser,
  spec,
];

/** Everything `.ci/run` does: each test once, and on both databases what could differ between them. */
const pairedSteps: readonly TestStep[] = [
  ...checks,
  unit,
  build,
  vitest("server-external", "API tests on an external PostgreSQL", "server", { by: onExternal }),
  vitest("server-embedded", "what differs by database, on the embedded one", "server-embedded"),
  bundle,
  browser,
  playwright("journey", "one journey on an external PostgreSQL", {
    files: ["e2e/journey.spec.ts"],
    by: onExternal,
  }),
  spec,
];

const everyStep = [
  ...new Map([...userSteps.slice(0, -1), ...pairedSteps].map((step) => [step.name, step])).values(),
];

/**
 * The steps that the words after `npm test --` ask for, in the order in which they run: none for all that a user
 * runs, `ci` for all that `.ci/run` runs, else names of steps.
 */
export function chooseSteps(
  asked: readonly string[],
):
  | { readonly steps: readonly TestStep[] }
  | { readonly unknown: readonly string[]; readonly known: readonly string[] } {
  if (asked.length === 0) return { steps: userSteps };
  if (asked.length === 1 && asked[0] === "ci") return { steps: pairedSteps };
  const known = everyStep.map((step) => step.name);
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) return { unknown, known: [...known, "ci"] };
  return { steps: everyStep.filter((step) => asked.includes(step.name)) };
}
