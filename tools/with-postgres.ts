// Runs a command with DATABASE_URL set to a throwaway PostgreSQL: the machine's own where there is one, else the
// packaged binaries. `npm run test:postgres` runs the tests of server and browser so.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPackagedPostgres } from "./packaged-postgres.ts";
import { findSystemPostgres, startSystemPostgres } from "./system-postgres.ts";
import { findFreePort } from "./tcp-port.ts";

const [command = "true", ...args] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), "kilolane-postgres-"));
const port = await findFreePort();
const system = findSystemPostgres();
const postgres = await (system === undefined
  ? startPackagedPostgres(folder, port)
  : startSystemPostgres(system, folder, port));
process.stdout.write(`external database: ${postgres.origin}\n`);

const child = spawn(command, args, {
  env: { ...process.env, DATABASE_URL: postgres.url },
  stdio: ["ignore", "inherit", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill("SIGTERM"));
const ended = Promise.withResolvers<number>();
child.on("error", () => ended.resolve(127));
child.on("exit", (code) => ended.resolve(code ?? 1));
process.exitCode = await ended.promise;
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
