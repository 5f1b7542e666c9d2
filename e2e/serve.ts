// The server that the browser tests talk to: the real one, on a data folder (or a database) of its own that goes
// away with it. Started by Playwright; ends with it, also when Playwright is killed.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createScratchDatabase } from "../tools/scratch-database.ts";

const root = join(import.meta.dirname, "..");
const dataFolder = mkdtempSync(join(tmpdir(), "kilolane-e2e-"));
const serverUrl = process.env.DATABASE_URL;
const scratch =
  serverUrl === undefined || serverUrl === ""
    ? undefined
    : await createScratchDatabase(serverUrl, `kilolane_e2e_${process.pid}`);
const database = scratch === undefined ? {} : { DATABASE_URL: scratch.url };
const server = spawn(
  process.execPath,
  ["--import", join(root, "tools/follow-parent.mjs"), join(root, "apps/server/src/main.ts")],
  {
    cwd: root,
    // `test` is the demo world with every answer checked against the contract.
    env: { ...process.env, ...database, DATA_DIR: dataFolder, NODE_ENV: "test" },
    stdio: ["ignore", "inherit", "inherit", "pipe"],
    // A group of its own: Playwright signals the whole group, and the server is to be told once, by us.
    detached: true,
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
rmSync(dataFolder, { recursive: true, force: true });
await scratch?.drop();
process.exit(code);
