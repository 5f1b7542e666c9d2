import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { launchEmbedded } from "./embedded/launch.ts";
import { openDatabase } from "./handle.ts";
import { migrate } from "./migrate.ts";
import { describeSchema } from "./describe-schema.ts";

/*
 * Writes what the migrations result in: migrations/schema.sql for readers, and the row types of src/db/tables.
 *   node apps/server/src/db/write-schema.ts           writes
 *   node apps/server/src/db/write-schema.ts --check   fails when the files are not what the migrations say
 */
const TABLES = new URL("tables/", import.meta.url);

async function readSchema(): Promise<Map<string, string>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "kilolane-schema-"));
  const embedded = await launchEmbedded({ folder, unsafeFast: true });
  const database = openDatabase({ url: embedded.url, poolSize: 1, onIdleError: () => undefined });
  try {
    await migrate(database);
    return await describeSchema(database);
  } finally {
    await database.close();
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const files = await readSchema();
mkdirSync(TABLES, { recursive: true });
const outdated = readdirSync(TABLES).filter((file) => !files.has(`tables/${file}`));
const changed = [...files].filter(([name, text]) => readOrEmpty(name) !== text);

function readOrEmpty(name: string): string {
  try {
    return readFileSync(new URL(name, import.meta.url), "utf8");
  } catch {
    return "";
  }
}

if (process.argv.includes("--check")) {
  const names = [...outdated, ...changed.map(([name]) => name)];
  if (names.length > 0) {
    process.stderr.write(
      `Not what the migrations say: ${names.join(", ")}. Run node apps/server/src/db/write-schema.ts\n`,
    );
    process.exitCode = 1;
  }
} else {
  for (const file of outdated) rmSync(new URL(file, TABLES));
  for (const [name, text] of changed) writeFileSync(new URL(name, import.meta.url), text);
  process.stdout.write(`${files.size} files, ${changed.length} written, ${outdated.length} removed\n`);
}
