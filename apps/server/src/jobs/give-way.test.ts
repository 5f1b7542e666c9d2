import os from "node:os";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { createPause } from "./give-way.ts";

const MODULE = new URL("./give-way.ts", import.meta.url).href;
const THREAD = `import os from "node:os";
import { parentPort } from "node:worker_threads";
import { lowerThreadPriority } from "${MODULE}";
lowerThreadPriority();
parentPort.postMessage(os.getPriority());`;

test("a thread that lowers its priority leaves that of the server alone", async () => {
  const own = os.getPriority();
  const url = new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`);
  const worker = new Worker(url);
  const told = await new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  await worker.terminate();
  expect(told).toBe(process.platform === "linux" ? Math.min(19, own + 5) : own);
  expect(os.getPriority()).toBe(own);
});

function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

test("long work pauses as long as its step took while the process is busy, and not at all while it is idle", async () => {
  const pause = createPause();
  work(60);
  const busyFrom = performance.now();
  await pause();
  expect(performance.now() - busyFrom).toBeGreaterThan(50);
  await new Promise((resolve) => setTimeout(resolve, 400));
  const idleFrom = performance.now();
  await pause();
  expect(performance.now() - idleFrom).toBeLessThan(200);
});
