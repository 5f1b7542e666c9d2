import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { uploadRateImport } from "@kilolane/contract";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { z } from "zod";
import { buildAirline } from "../../../test/build-rates.ts";
import { databaseUrlOf } from "../../../test/database-server.ts";
import { freePort, startServer, type ServerProcess } from "../../../test/faults/server-process.ts";
import { createTestWorld, type SignedInPerson, type TestWorld } from "../../../test/harness.ts";

/* The real server as a process of its own, and the memory that hostile sheets make it take. */

const MEGABYTE = 1024 * 1024;
const folder = mkdtempSync(path.join(os.tmpdir(), "kilolane-memory-"));

let world: TestWorld;
let operator: SignedInPerson;
let airlineId = 0;
let server: ServerProcess;
let idle = 0;

beforeAll(async () => {
  world = await createTestWorld();
  operator = await world.signInAs("ROLE_SUPERADMIN");
  airlineId = await buildAirline(world.database);
  const { rows } = await world.database.query<{ name: string }>("select current_database() as name");
  server = await startServer(folder, await freePort(), {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrlOf(inject("serverUrl"), rows[0]?.name ?? ""),
    DATABASE_POOL: "4",
    SECRET_KEY: randomBytes(48).toString("base64url"),
    PUBLIC_URL: "http://localhost",
    SMTP_URL: "smtp://127.0.0.1:1",
  });
  idle = memoryOf(server.child.pid ?? 0);
});
afterAll(async () => {
  const gone = once(server.child, "exit");
  server.child.kill("SIGTERM");
  await gone;
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Memory of the server and of the processes that read files for it, in bytes; pages that they share count once. One
 * that ended meanwhile takes none.
 */
function memoryOf(pid: number): number {
  const children = readProcess(`${pid}/task/${pid}/children`).split(" ").filter(Boolean);
  const kilobytes = [String(pid), ...children].map((id) =>
    Number(/^Pss:\s+(\d+) kB/mu.exec(readProcess(`${id}/smaps_rollup`))?.[1] ?? 0),
  );
  return kilobytes.reduce((sum, each) => sum + each) * 1024;
}

function readProcess(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, "utf8");
  } catch {
    return "";
  }
}

/** The largest memory of the server while the work is done. */
async function watchMemory(work: Promise<unknown>): Promise<number> {
  let largest = 0;
  const timer = setInterval(() => {
    largest = Math.max(largest, memoryOf(server.child.pid ?? 0));
  }, 40);
  await work.finally(() => clearInterval(timer));
  return largest;
}

const refusal = z.object({
  code: z.string(),
  errors: z.array(z.object({ code: z.string(), message: z.string() })),
});

/** Uploads over the network. @returns why it was refused */
async function upload(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<string> {
  const form = new FormData();
  form.append("file", new Blob([bytes]), name);
  const query = new URLSearchParams({ airlineId: String(airlineId), rateType: "general" });
  const answer = await fetch(`${server.url}/api${uploadRateImport.path}?${query.toString()}`, {
    method: "POST",
    headers: { authorization: `Bearer ${operator.token}` },
    body: form,
  });
  const body: unknown = await answer.json();
  const { code, errors } = refusal.parse(body);
  return errors[0]?.message ?? code;
}

const OPEN_QUOTE = Buffer.alloc(20 * MEGABYTE, "x");
OPEN_QUOTE.write('a,"');
const CLOSE_IT =
  "The quotation mark that opens in row 1 is never closed. Close or remove it and upload the file again";

test.each([
  ["an open quote", OPEN_QUOTE, CLOSE_IT],
  ["nothing but line ends", Buffer.alloc(20 * MEGABYTE, "\n"), "At most 120,000 lines"],
  ["a single row of commas", Buffer.alloc(20 * MEGABYTE, ","), "Row 1 has more columns"],
])(
  "six sheets of 20 MB with %s at once take at most twice the idle memory",
  async (_name, bytes, reason) => {
    const answers = Promise.all(Array.from({ length: 6 }, async () => upload(bytes, "rates.csv")));
    const largest = await watchMemory(answers);
    for (const answer of await answers) expect(answer).toContain(reason);
    expect(largest / idle).toBeLessThan(2);
  },
  60_000,
);
