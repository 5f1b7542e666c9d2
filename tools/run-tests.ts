// Runs the steps of `npm test` and ends with what each took, the slowest tests, and one line: `N passed, N failed`.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type StepResult, runStep } from "./run-step.ts";
import { presentSlowest } from "./slow-tests.ts";
import { recordFile } from "./spec-record.ts";
import { addCounts, presentCounts } from "./test-counts.ts";
import { chooseSteps } from "./test-plans.ts";
import { type TestStep, reportFolder } from "./test-steps.ts";

const SLOWEST = 10;
const root = join(import.meta.dirname, "..");

const chosen = chooseSteps(process.argv.slice(2));
if ("unknown" in chosen) {
  process.stderr.write(`unknown step: ${chosen.unknown.join(", ")}; steps: ${chosen.known.join(" ")}\n`);
  process.exit(2);
}

const stopped = new AbortController();
process.on("SIGTERM", () => stopped.abort());

/** Runs steps in their order, as many at a time as there are lanes. */
async function runSteps(steps: readonly TestStep[], lanes: number): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const runLane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (!stopped.signal.aborted) results.push(await runStep(step, stopped.signal));
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return results;
}

rmSync(join(root, reportFolder), { recursive: true, force: true });
mkdirSync(join(root, reportFolder), { recursive: true });
// Proofs of the specification are counted over one whole run.
if (chosen.steps.some((one) => one.report !== undefined && one.name !== "unit"))
  rmSync(recordFile, { force: true });

const results = [
  // Most checks use one processor; two at a time use both.
  ...(await runSteps(
    chosen.steps.filter((one) => one.isCheck),
    2,
  )),
  ...(await runSteps(
    chosen.steps.filter((one) => !one.isCheck),
    1,
  )),
];
process.stdout.write("\nseconds of each step\n");
for (const { title, seconds } of results) {
  process.stdout.write(`${seconds.toFixed(1).padStart(8)} s  ${title}\n`);
}
const slowest = presentSlowest(
  results.flatMap((one) => one.tests),
  SLOWEST,
);
if (slowest.length > 0) process.stdout.write(`\nslowest tests\n${slowest.join("\n")}\n`);
const total = addCounts(results.map((one) => one.counts));
process.stdout.write(`\n${presentCounts(total)}\n`);
process.exitCode = total.failed === 0 && !stopped.signal.aborted ? 0 : 1;
