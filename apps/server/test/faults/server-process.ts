import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Endpoint, EndpointInput, EndpointOutput } from "@kilolane/contract";
import { urlOf } from "../call-endpoint.ts";

/** The real server as a process on a data folder of its own: the demo world, embedded database, fsync on. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  /** from the start of the process to the first 200 of /health/ready */
  readonly readyAfterMs: number;
}

/** Below the ports that a system hands out by itself, so that nobody is given one between the look and its use. */
const FIRST_PORT = 20_000;
/** Each process of the tests has ports of its own. */
const PORTS_EACH = 1_000;
let nextPort = FIRST_PORT + Number(process.env["VITEST_POOL_ID"] ?? 0) * PORTS_EACH;

/** A port that stays free until a server of this test takes it, however long its start takes. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort += 1;
    if (await canListen(port)) return port;
  }
}

async function canListen(port: number): Promise<boolean> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return false;
  }
  probe.close();
  await once(probe, "close");
  return true;
}

/** The environment of a server; nothing of the tests' own database gets through. */
export function environmentOf(dataDir: string, port: number): Record<string, string> {
  return {
    PATH: process.env["PATH"] ?? "",
    HOME: process.env["HOME"] ?? "",
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: "silent",
    USER_CALLS_PER_MINUTE: "0",
    ADDRESS_CALLS_PER_MINUTE: "0",
  };
}

/**
 * Starts the server and waits until it serves; `environment` has its say before the usual.
 * @param entry the file that is run: the product, or chat alone
 */
export async function startServer(
  dataDir: string,
  port: number,
  environment: Readonly<Record<string, string>> = {},
  entry: "main.ts" | "chat-main.ts" = "main.ts",
): Promise<ServerProcess> {
  const begin = performance.now();
  const main = fileURLToPath(new URL(`../../src/${entry}`, import.meta.url));
  const child = spawn(process.execPath, [main], {
    env: { ...environmentOf(dataDir, port), ...environment },
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, () => child.exitCode);
  return { child, url, readyAfterMs: performance.now() - begin };
}

/** Waits for /health/ready; three minutes at most. */
export async function untilReady(url: string, exitCode: () => number | null): Promise<void> {
  const deadline = performance.now() + 180_000;
  while (performance.now() < deadline) {
    if (exitCode() !== null) throw new Error(`the server ended with ${exitCode()} instead of starting`);
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await sleep(20);
  }
  throw new Error("the server was not ready within three minutes");
}

/** Sends a signal that leaves no time to say good-bye, and waits until the process is gone. */
export async function killAtOnce(child: ChildProcess): Promise<void> {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

/** Every living process that works on the folder: its environment or its command line names it. */
export function processesOn(dataDir: string): number[] {
  return readdirSync("/proc")
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => pid !== process.pid && mentions(pid, dataDir));
}

function mentions(pid: number, dataDir: string): boolean {
  try {
    const texts = ["environ", "cmdline"].map((name) => readFileSync(`/proc/${pid}/${name}`, "utf8"));
    return texts.some((text) => text.includes(dataDir));
  } catch {
    return false;
  }
}

/** Clock ticks a second in /proc, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

/** Milliseconds of processor that the living processes on the folder, and their ended children, have taken. */
export function processorMsOn(dataDir: string): number {
  const ticks = processesOn(dataDir).flatMap(ticksOf);
  return (ticks.reduce((sum, count) => sum + count, 0) * 1000) / TICKS_PER_SECOND;
}

const IMPORT_ALONE = `
  const { keepCompiled, writeCompiled } = await import("./compile-cache.ts");
  keepCompiled();
  await Promise.all(["config", "run-process", "serve", "welcome"].map((name) => import("./" + name + ".ts")));
  writeCompiled();
  const { user, system } = process.cpuUsage();
  process.stdout.write(String((user + system) / 1000));`;

/** Milliseconds of processor that a process takes which imports what a server imports, and does nothing with it. */
export function processorMsOfImports(): number {
  const folder = fileURLToPath(new URL("../../src/", import.meta.url));
  const args = ["--input-type=module", "--eval", IMPORT_ALONE];
  return Number(execFileSync(process.execPath, args, { cwd: folder, encoding: "utf8" }));
}

/** Of a process: its own time in user and kernel, and that of the children it waited for. */
function ticksOf(pid: number): number[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return fields.slice(11, 15).map(Number);
  } catch {
    return [];
  }
}

/** Waits until no process works on the folder; answers those that are left after ten seconds. */
export async function untilNobodyOn(dataDir: string): Promise<number[]> {
  const deadline = performance.now() + 10_000;
  while (processesOn(dataDir).length > 0 && performance.now() < deadline) await sleep(20);
  return processesOn(dataDir);
}

/** An answer of the server, or how the connection ended instead. */
export type Outcome<E> =
  | { readonly kind: "answer"; readonly status: number; readonly body: EndpointOutput<E> }
  | { readonly kind: "failure"; readonly code: string };

/** One call over the network, on a connection of Node's own pool. */
export async function callServer<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: EndpointInput<E>,
  token?: string,
): Promise<Outcome<E>> {
  const body = "body" in input && input.body !== undefined ? JSON.stringify(input.body) : undefined;
  try {
    const response = await fetch(`${url}${urlOf(endpoint.path, input)}`, {
      method: endpoint.method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    return { kind: "answer", status: response.status, body: JSON.parse(text) };
  } catch (error) {
    return { kind: "failure", code: codeOf(error) };
  }
}

function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error && "code" in cause) return String(cause.code);
  return String(cause);
}
