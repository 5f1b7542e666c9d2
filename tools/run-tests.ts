// Runs the steps of `npm test` one after the other and ends with one line: `N passed, N failed`.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  type Counts,
  addCounts,
  countPlaywright,
  countVitest,
  judgeRun,
  presentCounts,
} from "./test-counts.ts";
import { recordFile } from "./spec-record.ts";
import { type TestStep, reportFolder, testSteps } from "./test-steps.ts";

const root = join(import.meta.dirname, "..");

function readCounts(step: TestStep): Counts | undefined {
  if (step.report === undefined) return undefined;
  const file = join(root, step.report.file);
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, "utf8"));
  return step.report.kind === "vitest" ? countVitest(report) : countPlaywright(report);
}

/** Runs one command; a quiet one's output is shown only when it fails. */
async function runCommand(step: TestStep): Promise<number> {
  const output = step.quiet ? "pipe" : "inherit";
  const child = spawn(process.execPath, [...step.command], {
    cwd: root,
    stdio: ["ignore", output, output],
  });
  const stop = (): void => {
    child.kill("SIGTERM");
  };
  process.once("SIGTERM", stop);
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  const { promise, resolve } = Promise.withResolvers<number>();
  child.on("close", (code) => resolve(code ?? 1));
  const code = await promise;
  process.off("SIGTERM", stop);
  if (code !== 0 || step.name === "spec") process.stdout.write(Buffer.concat(chunks));
  return code;
}

async function runStep(step: TestStep): Promise<Counts> {
  const started = performance.now();
  if (!step.quiet) process.stdout.write(`\n== ${step.title}\n`);
  const code = await runCommand(step);
  const single: Counts = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = step.report === undefined ? single : judgeRun(code, readCounts(step));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${counts.failed === 0 ? "ok  " : "FAIL"} ${step.title}: ${presentCounts(counts)} (${seconds} s)\n`,
  );
  return counts;
}

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !testSteps.some((step) => step.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `unknown step: ${unknown.join(", ")}; steps: ${testSteps.map((s) => s.name).join(" ")}\n`,
  );
  process.exit(2);
}

rmSync(join(root, reportFolder), { recursive: true, force: true });
mkdirSync(join(root, reportFolder), { recursive: true });
const steps = testSteps.filter((one) => asked.length === 0 || asked.includes(one.name));
// Proofs of the specification are counted over one whole run.
if (steps.some((one) => one.name === "server" || one.name === "e2e")) rmSync(recordFile, { force: true });
let stopped = false;
process.on("SIGTERM", () => {
  stopped = true;
});
const results: Counts[] = [];
for (const step of steps) {
  if (stopped) break;
  results.push(await runStep(step));
}
const total = addCounts(results);
process.stdout.write(`\n${presentCounts(total)}\n`);
process.exitCode = total.failed === 0 && !stopped ? 0 : 1;
