import { untilTold, type Running } from "./serve.ts";
import { StartError } from "./start-error.ts";

/** Whatever still hangs after the drain (a query, a mail server) may not keep the process alive. */
const HARD_STOP_MS = 14_000;

/** Runs a process from start to its signal; a start that fails says why in one line and exits with 1. */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  let running: Running;
  // Asked to stop during the start: finish starting, then stop at once, so that nothing is left half open.
  const told = untilTold();
  try {
    running = await start();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  await told;
  setTimeout(() => process.exit(1), HARD_STOP_MS).unref();
  await running.stop();
}
