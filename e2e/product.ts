import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findFreePort } from "../tools/tcp-port.ts";

const root = join(import.meta.dirname, "..");
const START_LIMIT_MS = 180_000;

/** A running server of the product. */
export interface Product {
  /** Where it answers, e.g. `http://127.0.0.1:41234`. */
  readonly url: string;
  /** Ends it and waits for its end. */
  readonly stop: () => Promise<void>;
}

/** What the server is configured with besides its database and folder: limits have tests of their own. */
function readSettings(url: string): Record<string, string> {
  return {
    // The demo world, with every answer checked against the contract.
    NODE_ENV: "test",
    HOST: "127.0.0.1",
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    // One address signs in at every test.
    SIGN_INS_PER_MINUTE: "1000000",
    // Five sign-ups an hour and address: a test that signs up says where it comes from.
    TRUST_PROXY: "127.0.0.1",
    USER_CALLS_PER_MINUTE: "0",
    ADDRESS_CALLS_PER_MINUTE: "0",
  };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts the real server on a free port; answers when it is ready. It ends with this process, also by kill -9.
 *
 * @param environment its database, data folder and key, and what differs from the settings of the tests
 * @throws Error when it ends before it is ready; what it said is in our own error stream
 */
export async function startProduct(environment: Readonly<Record<string, string>>): Promise<Product> {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const child = spawn(
    process.execPath,
    ["--import", join(root, "tools/follow-parent.mjs"), join(root, "apps/server/src/main.ts")],
    {
      cwd: root,
      env: { ...process.env, ...readSettings(url), ...environment },
      stdio: ["ignore", "ignore", "inherit", "pipe"],
      // A group of its own: Ctrl-C ends the tests first, and they end the server.
      detached: true,
    },
  );
  const ended = once(child, "exit");
  const deadline = performance.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with ${child.exitCode} before it was ready`);
    if (performance.now() > deadline) throw new Error("the server was not ready in time");
    await sleep(50);
  }
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    await ended;
  };
  return { url, stop };
}
