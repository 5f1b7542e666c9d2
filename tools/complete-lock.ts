// `npm run lock:complete`, after every `npm install`: npm leaves optional packages of other platforms out of the lock
// file when the registry at hand does not serve them, and `npm ci` then refuses the lock file on every machine.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LockedPackage, completeLock } from "./lock-entries.ts";

const file = join(import.meta.dirname, "../package-lock.json");

const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, "utf8"));
const added = completeLock(lock.packages);
if (added.size > 0 && !process.argv.includes("--check")) {
  const packages = Object.fromEntries(
    [...Object.entries(lock.packages), ...added].toSorted(([a], [b]) => a.localeCompare(b, "en")),
  );
  writeFileSync(file, `${JSON.stringify({ ...lock, packages }, null, 2)}\n`);
}
for (const path of added.keys()) process.stdout.write(`not locked: ${path}\n`);
process.stdout.write(`lock file: ${added.size} optional packages missing\n`);
process.exitCode = added.size > 0 && process.argv.includes("--check") ? 1 : 0;
