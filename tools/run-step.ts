import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type TimedTest, timePlaywright, timeVitest } from "./slow-tests.ts";
import { type Counts, countPlaywright, countVitest, judgeRun, presentCounts } from "./test-counts.ts";
import type { TestStep } from "./test-steps.ts";

const root = join(import.meta.dirname, "..");

/** What a step of `npm test` came to. */
export interface StepResult {
  readonly title: string;
  readonly seconds: number;
  readonly counts: Counts;
  /** Each test with its seconds; empty for a step that is one check. */
  readonly tests: readonly TimedTest[];
}

function readReport(step: TestStep): Pick<StepResult, "tests"> & { readonly counts: Counts | undefined } {
  const file = join(root, step.report?.file ?? "");
  if (step.report === undefined || !existsSync(file)) return { counts: undefined, tests: [] };
  const report = JSON.parse(readFileSync(file, "utf8"));
  return step.report.kind === "vitest"
    ? { counts: countVitest(report), tests: timeVitest(report) }
    : { counts: countPlaywright(report), tests: timePlaywright(report) };
}

/** Runs one command; a quiet one's output is shown only when it fails, or when it is what the step is for. */
async function runCommand(step: TestStep, signal: AbortSignal): Promise<number> {
  const output = step.output === "shown" ? "inherit" : "pipe";
  const child = spawn(process.execPath, [...step.command], {
    cwd: root,
    env: { ...process.env, ...step.environment },
    stdio: ["ignore", output, output],
  });
  const stop = (): void => {
    child.kill("SIGTERM");
  };
  signal.addEventListener("abort", stop);
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve } = Promise.withResolvers<number>();
  child.on("close", (code) => resolve(code ?? 1));
  const code = await promise;
  signal.removeEventListener("abort", stop);
  if (code !== 0 || step.output === "shown at the end") process.stdout.write(Buffer.concat(chunks));
  return code;
}

/** Runs a step to its end and says how it went; a run without a report it owes is one failure. */
export async function runStep(step: TestStep, signal: AbortSignal): Promise<StepResult> {
  const started = performance.now();
  if (step.output === "shown") process.stdout.write(`\n== ${step.title}\n`);
  const code = await runCommand(step, signal);
  const { counts: reported, tests } = readReport(step);
  const single: Counts = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = step.report === undefined ? single : judgeRun(code, reported);
  const seconds = (performance.now() - started) / 1000;
  const word = counts.failed === 0 ? "ok  " : "FAIL";
  process.stdout.write(`${word} ${step.title}: ${presentCounts(counts)} (${seconds.toFixed(1)} s)\n`);
  return { title: step.title, seconds, counts, tests };
}
