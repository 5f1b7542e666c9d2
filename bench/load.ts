import { fork, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import path from "node:path";
import autocannon from "autocannon";
import { serverFlags } from "../tools/server-flags.mjs";

/** Clients that call at once, each waiting for its answer before the next call. */
export const CLIENTS = 8;

/** A server process with its database. */
export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts `serve.ts` as production runs, only without limits on calls; its log goes nowhere. */
export async function startServer(
  databaseUrl: string,
  options: { readonly runsJobs?: boolean } = {},
): Promise<BenchServer> {
  const nowhere = openSync("/dev/null", "w");
  const child: ChildProcess = fork(path.join(import.meta.dirname, "serve.ts"), {
    execArgv: [...serverFlags],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      WORKER: options.runsJobs === true ? "on" : "off",
      SECRET_KEY: randomBytes(48).toString("base64url"),
      PUBLIC_URL: "http://localhost:3000",
      SMTP_URL: "smtp://127.0.0.1:9",
      USER_CALLS_PER_MINUTE: "0",
      ADDRESS_CALLS_PER_MINUTE: "0",
      SIGN_INS_PER_MINUTE: "1000000",
    },
    stdio: ["ignore", nowhere, "inherit", "ipc"],
  });
  closeSync(nowhere);
  const [port]: unknown[] = await Promise.race([
    once(child, "message"),
    once(child, "exit").then(() => Promise.reject(new Error("the measured server did not start"))),
  ]);
  return {
    url: `http://127.0.0.1:${String(port)}`,
    pid: child.pid ?? 0,
    stop: async () => {
      child.disconnect();
      await once(child, "exit");
    },
  };
}

/** One kind of request. */
export interface Call {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  /** Paths with their bodies: each client takes them in an order of its own. */
  readonly requests: readonly { readonly path: string; readonly body?: string }[];
  /** done before each slice, outside of what is measured */
  readonly prepare?: () => Promise<void>;
}

/** Most different requests of one client in a slice: to prepare them takes time from the server's processors. */
const REQUESTS_PER_CLIENT = 256;

/** What a slice of time saw. */
export interface Slice {
  readonly perSecond: number;
  readonly latenciesMs: readonly number[];
}

/**
 * Calls for `seconds` with clients that keep their connections, counted from the first request to the last answer.
 * Throws when any answer is not 200.
 */
export async function runSlice(call: Call, seconds: number, clients = CLIENTS): Promise<Slice> {
  const latenciesMs: number[] = [];
  let refused = 0;
  let first = Number.POSITIVE_INFINITY;
  let last = 0;
  await call.prepare?.();
  const ended = Promise.withResolvers<autocannon.Result>();
  const options: autocannon.Options = {
    url: call.url,
    connections: clients,
    duration: seconds,
    setupClient: (client) => client.setRequests(shuffledRequests(call)),
  };
  const running = autocannon(options, (error: unknown, result) =>
    error ? ended.reject(error) : ended.resolve(result),
  );
  running.on("response", (_client, status, _bytes, ms) => {
    last = performance.now();
    first = Math.min(first, last - ms);
    if (status === 200) latenciesMs.push(ms);
    else refused += 1;
  });
  const { errors } = await ended.promise;
  if (errors + refused > 0) throw new Error(`${errors} errors and ${refused} refusals of ${call.url}`);
  return { perSecond: (1000 * latenciesMs.length) / (last - first), latenciesMs };
}

function shuffledRequests(call: Call): autocannon.Request[] {
  const from = Math.floor(Math.random() * call.requests.length);
  const turned = [...call.requests.slice(from), ...call.requests.slice(0, from)];
  return turned.slice(0, REQUESTS_PER_CLIENT).map(({ path: target, body }) => ({
    method: call.method,
    path: target,
    headers: { ...call.headers },
    ...(body === undefined ? {} : { body }),
  }));
}

/** The value below which `share` of the numbers lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}
