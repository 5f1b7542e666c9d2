import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, expect, test } from "vitest";
import { z } from "zod";
import { freePort } from "./faults/server-process.ts";
import { processesOf } from "./processes.ts";

/* The server as a process: started, asked to stop, killed. Production mode, so that no demo world is stored. */

const parent = mkdtempSync(path.join(os.tmpdir(), "kilolane-process-"));
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const PRODUCTION = {
  NODE_ENV: "production",
  SECRET_KEY: "Vq3pT8mZr1KxW7cJ5nB9fY2hL6dS4gAe0uQo",
  PUBLIC_URL: "http://localhost",
  SMTP_URL: "smtp://127.0.0.1:1",
  LOG_LEVEL: "silent",
};

const ADMIN_PASSWORD = "planted-in-the-admin-command";

interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly errors: () => string;
}

function startScript(script: string, environment: Record<string, string>, args: string[] = []): Started {
  const file = fileURLToPath(new URL(`../src/${script}`, import.meta.url));
  const env = { PATH: process.env["PATH"] ?? "", ...PRODUCTION, ...environment };
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  running.push(child);
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk.toString();
  });
  return { child, output: () => output, errors: () => errors };
}

async function untilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new Error("the server was not ready in time");
}

test("starts on a new folder; SIGTERM under load ends no request with a reset; kill -9 leaves no process; a second instance is refused", async () => {
  const DATA_DIR = path.join(parent, "life");
  const port = await freePort();
  const first = startScript("main.ts", { DATA_DIR, PORT: String(port) });
  await untilReady(port);
  expect(first.output()).toContain(`Data folder: ${DATA_DIR}`);
  expect(first.output()).not.toContain("Demo world");

  const second = startScript("main.ts", { DATA_DIR, PORT: String(await freePort()) });
  const [secondCode] = await once(second.child, "exit");
  expect(secondCode).toBe(1);
  expect(second.errors().trim().split("\n")).toEqual([
    expect.stringContaining(`${DATA_DIR} is in use by another Kilolane`),
  ]);

  const outcomes = new Map<string, number>();
  const load = Array.from({ length: 8 }, async () => {
    for (;;) {
      const outcome = await fetch(`http://127.0.0.1:${port}/api/country-list`).then(
        async (answer) => {
          await answer.text();
          return String(answer.status);
        },
        (error: unknown) =>
          String(
            error instanceof Error && error.cause instanceof Error && "code" in error.cause
              ? error.cause.code
              : error,
          ),
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome === "ECONNREFUSED") return;
    }
  });
  await expect.poll(() => outcomes.get("200") ?? 0, { timeout: 60_000 }).toBeGreaterThan(10);
  const stopping = once(first.child, "exit");
  const begin = performance.now();
  first.child.kill("SIGTERM");
  await Promise.all(load);
  const [code] = await stopping;
  expect(code).toBe(0);
  expect(performance.now() - begin).toBeLessThan(12_000);
  expect([...outcomes.keys()].filter((outcome) => !["200", "503", "ECONNREFUSED"].includes(outcome))).toEqual(
    [],
  );
  expect(processesOf(DATA_DIR)).toEqual([]);

  const third = startScript("main.ts", { DATA_DIR, PORT: String(port) });
  await untilReady(port);
  third.child.kill("SIGKILL");
  for (let wait = 0; wait < 100 && processesOf(DATA_DIR).length > 0; wait += 1) await sleep(50);
  expect(processesOf(DATA_DIR)).toEqual([]);
});

test("the first super admin is made once, by command", async () => {
  const DATA_DIR = path.join(parent, "admin");
  const args = ["--email", "Owner@Company.example"];
  const weak = startScript("admin-create.ts", { DATA_DIR, ADMIN_PASSWORD: "too short" }, args);
  expect(await once(weak.child, "exit")).toEqual([1, null]);
  const guessed = startScript("admin-create.ts", { DATA_DIR, ADMIN_PASSWORD: "Scooter!2026!2026" }, args);
  expect(await once(guessed.child, "exit")).toEqual([1, null]);
  expect(guessed.errors()).toBe("ADMIN_PASSWORD is too easy to guess.\n");
  const made = startScript("admin-create.ts", { DATA_DIR, ADMIN_PASSWORD }, args);
  expect(await once(made.child, "exit")).toEqual([0, null]);
  expect(made.output()).toBe("Super admin owner@company.example is created.\n");
  const again = startScript("admin-create.ts", { DATA_DIR }, args);
  expect(await once(again.child, "exit")).toEqual([1, null]);
  expect(again.errors()).toBe("There is a super admin already; nothing was changed.\n");
  const nameless = startScript("admin-create.ts", { DATA_DIR });
  expect(await once(nameless.child, "exit")).toEqual([1, null]);
  expect(nameless.errors()).toContain("--email");
});

test("the log is one JSON line per request, with who and what but without any secret", async () => {
  const DATA_DIR = path.join(parent, "admin");
  const port = await freePort();
  const server = startScript("main.ts", { DATA_DIR, PORT: String(port), LOG_LEVEL: "trace" });
  await untilReady(port);
  const url = `http://127.0.0.1:${port}/api`;
  const body = JSON.stringify({ username: "owner@company.example", password: ADMIN_PASSWORD });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/authenticate`, { method: "POST", headers, body });
  const { jwtToken } = z.object({ jwtToken: z.string() }).parse(await answer.json());
  await fetch(`${url}/auth?token=planted-in-query`, { headers: { authorization: `Bearer ${jwtToken}` } });
  await fetch(`${url}/auth`, {
    headers: { "x-auth-token": "planted-wrong-token", cookie: "planted-cookie" },
  });
  await fetch(`${url}/authenticate`, {
    method: "POST",
    headers,
    body: body.replace(ADMIN_PASSWORD, "planted-wrong"),
  });
  server.child.kill("SIGTERM");
  await once(server.child, "exit");
  const log = server.output();
  for (const secret of [ADMIN_PASSWORD, jwtToken, "planted-", PRODUCTION.SECRET_KEY])
    expect(log).not.toContain(secret);
  const lines = log.split("\n").filter((line) => line.startsWith("{"));
  const requests = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === "request");
  expect(requests).toContainEqual(
    expect.objectContaining({
      method: "GET",
      route: "/api/auth",
      status: 200,
      userId: expect.any(String),
      reqId: expect.any(String),
    }),
  );
  expect(requests).toContainEqual(expect.objectContaining({ route: "/api/authenticate", status: 401 }));
});

test.each([
  ["PORT", { PORT: "x" }],
  ["SECRET_KEY", { SECRET_KEY: "weak" }],
  ["does not answer", { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" }],
])("a wrong configuration (%s) ends the start with one line", async (word, change) => {
  const { child, errors } = startScript("main.ts", { DATA_DIR: path.join(parent, "wrong"), ...change });
  const [code] = await once(child, "exit");
  expect(code).toBe(1);
  expect(errors().trim().split("\n")).toEqual([expect.stringContaining(word)]);
});

test("a taken port is one line in production", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const PORT = String(typeof address === "object" ? address?.port : "");
  const { child, errors } = startScript("main.ts", { DATA_DIR: path.join(parent, "admin"), PORT });
  const [code] = await once(child, "exit");
  taken.close();
  expect(code).toBe(1);
  expect(errors()).toBe(`Port ${PORT} is taken: stop what uses it or set PORT.\n`);
});
