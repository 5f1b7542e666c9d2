// The demo world that the browser tests start from: a database that the product has migrated and filled once, which
// every worker gets a copy of. Started by prepare-world.ts; when our input ends, everything goes away with us.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPackagedPostgres } from "../tools/packaged-postgres.ts";
import { createScratchDatabase, dropDatabases, shiftDatabaseClock } from "../tools/scratch-database.ts";
import { readShift } from "./clock.ts";
import { startProduct } from "./product.ts";
import type { World } from "./prepare-world.ts";

const folder = mkdtempSync(join(tmpdir(), "kilolane-e2e-"));
const external = process.env.DATABASE_URL;
const postgres = external === undefined || external === "" ? await startPackagedPostgres(folder) : undefined;
const serverUrl = postgres?.url ?? external ?? "";
const template = `kilolane_e2e_${process.pid}`;
const world: World = { serverUrl, template, folder, secretKey: randomBytes(48).toString("base64url") };
// The process that started us may be gone before the world is ready; that ends our input too.
process.stdout.on("error", () => undefined);

try {
  const { url } = await createScratchDatabase(serverUrl, template);
  await shiftDatabaseClock(url, readShift());
  const product = await startProduct({
    DATABASE_URL: url,
    DATA_DIR: join(folder, "template"),
    SECRET_KEY: world.secretKey,
    // What is to be done later is done by each worker's own server.
    WORKER: "off",
  });
  await product.stop();
  process.stdout.write(`${JSON.stringify(world)}\n`);
  await once(process.stdin.resume(), "close");
} finally {
  await dropDatabases(serverUrl, template);
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
