import { execFile } from "node:child_process";
import os from "node:os";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createPause, type Pulse } from "./give-way.ts";

const MODULE = new URL("./give-way.ts", import.meta.url).href;
const SCRIPT = `import os from "node:os";
import { lowerPriority } from "${MODULE}";
lowerPriority();
console.log(os.getPriority());`;

test("a process that lowers its priority leaves that of the server alone", async () => {
  const own = os.getPriority();
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", SCRIPT]);
  expect(Number(stdout)).toBe(Math.min(19, own + 5));
  expect(os.getPriority()).toBe(own);
});

/** A pulse that tells what the test says: how long each step takes, and how busy the process was meanwhile. */
function sayPulse() {
  const said = { now: 0, busy: 0, slept: [] as number[] };
  const pulse: Pulse = {
    nowMs: () => said.now,
    busyShare: () => said.busy,
    sleep: async (ms) => {
      said.slept.push(ms);
      said.now += ms;
    },
  };
  return { said, pulse };
}

test("long work pauses as long as its step took while the process is busy, and not at all while it is idle", async () => {
  const { said, pulse } = sayPulse();
  const pause = createPause({ pulse });
  for (const [took, busy] of [
    [60, 1],
    [400, 0.01],
    [25, 0.3],
    [90, 0.25],
  ] as const) {
    said.now += took;
    said.busy = busy;
    await pause();
  }
  expect(said.slept).toEqual([60, 25]);
});

test("work that keeps the process busy by itself does not wait for itself", async () => {
  const { said, pulse } = sayPulse();
  const pause = createPause({ pulse, ownShare: 0.25 });
  for (const busy of [0.45, 0.55]) {
    said.now += 40;
    said.busy = busy;
    await pause();
  }
  expect(said.slept).toEqual([40]);
});

test("a process that does nothing but work is busy by its own clock", async () => {
  const pause = createPause();
  const begin = performance.now();
  while (performance.now() - begin < 60);
  const worked = performance.now();
  await pause();
  expect(performance.now() - worked).toBeGreaterThan(50);
});
