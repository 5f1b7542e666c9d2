import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getRequest } from "@kilolane/contract";
import { afterAll, expect, test } from "vitest";
import {
  environmentOf,
  freePort,
  processesOn,
  startServer,
  untilNobodyOn,
  untilReady,
} from "./server-process.ts";
import { signIn, writeUntilFailure, type Acknowledged } from "./writers.ts";

const WRITERS = 8;

const parent = mkdtempSync(path.join(os.tmpdir(), "kilolane-stops-"));
const dataDir = path.join(parent, "data");
afterAll(() => {
  for (const pid of processesOn(dataDir)) process.kill(pid, "SIGKILL");
  rmSync(parent, { recursive: true, force: true });
});

/** How a second instance on the folder ends: its exit code. */
async function startSecond(): Promise<number> {
  const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
  const env = environmentOf(dataDir, await freePort());
  const [code] = await once(spawn(process.execPath, [main], { env, stdio: "ignore" }), "exit");
  return Number(code);
}

test("a second instance on the folder is refused while the first goes on writing; SIGTERM resets nobody", async () => {
  const noted: Acknowledged = { requests: new Map(), quotations: new Map() };
  const first = await startServer(dataDir, await freePort());
  const token = await signIn(first.url);
  const writers = Array.from({ length: WRITERS }, () => writeUntilFailure(first.url, token, noted));
  expect(await startSecond()).toBe(1);
  const before = noted.requests.size;
  await expect.poll(() => noted.requests.size, { timeout: 60_000 }).toBeGreaterThan(before);

  const stopped = once(first.child, "exit");
  first.child.kill("SIGTERM");
  const outcomes = await Promise.all(writers);
  expect(await stopped).toEqual([0, null]);
  // Writers are answered to the end, then asked to come back (503) or refused a connection: never cut off.
  expect(outcomes.filter((outcome) => outcome !== "503" && outcome !== "ECONNREFUSED")).toEqual([]);
  expect(await untilNobodyOn(dataDir)).toEqual([]);

  const again = await startServer(dataDir, await freePort());
  for (const [id, version] of noted.requests) {
    const url = `${again.url}/api${getRequest.path.replace(":id", id)}`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    const stored: { version: number } = JSON.parse(await answer.text());
    // A save raises the version once more than its note says.
    expect(stored.version).toBeGreaterThanOrEqual(version);
  }
  again.child.kill("SIGTERM");
  await once(again.child, "exit");
}, 540_000);

test("started by npm: a signal to npm, or kill -9 of the server, leaves no process", async () => {
  const root = fileURLToPath(new URL("../../../../", import.meta.url));
  for (const victim of ["npm", "server"] as const) {
    const port = await freePort();
    const npm = spawn("npm", ["start"], { cwd: root, env: environmentOf(dataDir, port), stdio: "ignore" });
    const ended = once(npm, "exit");
    await untilReady(`http://127.0.0.1:${port}`, () => npm.exitCode);
    expect(processesOn(dataDir).length).toBeGreaterThan(1);
    if (victim === "npm") npm.kill("SIGTERM");
    else process.kill(await serverOf(port), "SIGKILL");
    await ended;
    expect(await untilNobodyOn(dataDir)).toEqual([]);
  }
}, 540_000);

/** The server among the processes on the folder. */
async function serverOf(port: number): Promise<number> {
  for (const pid of processesOn(dataDir)) {
    const [command, environment] = await Promise.all([
      readFile(`/proc/${pid}/cmdline`, "utf8"),
      readFile(`/proc/${pid}/environ`, "utf8"),
    ]);
    if (command.includes("src/main.ts") && environment.includes(`PORT=${port}`)) return pid;
  }
  throw new Error("npm started no server");
}
