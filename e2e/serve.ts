// The server that the browser tests talk to: the real one, on a data folder (or a database) of its own that goes
// away with it. Started by Playwright; ends with it, also when Playwright is killed.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

const root = join(import.meta.dirname, "..");
const dataFolder = mkdtempSync(join(tmpdir(), "kilolane-e2e-"));
const serverUrl = process.env.DATABASE_URL;
const databaseName = `kilolane_e2e_${process.pid}`;

async function runOnServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** On an external PostgreSQL the tests get a database of their own. */
async function createDatabase(): Promise<Record<string, string>> {
  if (serverUrl === undefined || serverUrl === "") return {};
  await runOnServer(`create database ${databaseName}`);
  const url = new URL(serverUrl);
  url.pathname = `/${databaseName}`;
  return { DATABASE_URL: url.href };
}

async function removeTraces(): Promise<void> {
  rmSync(dataFolder, { recursive: true, force: true });
  if (serverUrl !== undefined && serverUrl !== "")
    await runOnServer(`drop database ${databaseName} with (force)`);
}

const database = await createDatabase();
const server = spawn(
  process.execPath,
  ["--import", join(root, "tools/follow-parent.mjs"), join(root, "apps/server/src/main.ts")],
  {
    cwd: root,
    // `test` is the demo world with every answer checked against the contract.
    env: { ...process.env, ...database, DATA_DIR: dataFolder, NODE_ENV: "test" },
    stdio: ["ignore", "inherit", "inherit", "pipe"],
  },
);
const stop = (): boolean => server.kill("SIGTERM");
process.on("SIGTERM", stop);
process.on("SIGINT", stop);

const starter = process.ppid;
setInterval(() => {
  if (process.ppid !== starter) stop();
}, 500).unref();

const ended = Promise.withResolvers<number>();
server.on("exit", (code) => ended.resolve(code ?? 0));
const code = await ended.promise;
await removeTraces();
process.exit(code);
