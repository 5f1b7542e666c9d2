import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createScratchDatabase, shiftDatabaseClock } from "../tools/scratch-database.ts";
import { now, setClock } from "./clock.ts";
import { type Product, startProduct } from "./product.ts";

/** The prepared demo world, as the process that holds it (world.ts) tells it. */
export interface World {
  /** The database server, as a URL of any of its databases. */
  readonly serverUrl: string;
  /** The database that each worker's own is a copy of. */
  readonly template: string;
  /** Where servers put their files. */
  readonly folder: string;
  /** The key that the world's own keys and links are made with. */
  readonly secretKey: string;
}

/** Playwright's global set-up: prepares the world once, for all workers; answers what puts it away. */
export default async function prepareWorld(): Promise<() => Promise<void>> {
  setClock(process.env.CLOCK_AT);
  const child = spawn(process.execPath, [join(import.meta.dirname, "world.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
    detached: true,
  });
  const ended = once(child, "exit");
  const [line] = await Promise.race([once(createInterface(child.stdout), "line"), ended]);
  if (typeof line !== "string") throw new Error("the demo world could not be prepared");
  // Workers are started with this environment.
  process.env.E2E_WORLD = line;
  return async () => {
    child.stdin.end();
    await ended;
  };
}

/**
 * The server of one worker, on its own copy of the world.
 *
 * @param worker the worker's number in this run
 * @param shiftMs by how much the run's time is ahead of the real one
 */
export async function startWorkerServer(worker: number, shiftMs: number): Promise<Product> {
  const world: World = JSON.parse(process.env.E2E_WORLD ?? "");
  const name = `${world.template}_${worker}`;
  const database = await createScratchDatabase(world.serverUrl, name, world.template);
  await shiftDatabaseClock(database.url, shiftMs);
  const product = await startProduct({
    DATABASE_URL: database.url,
    DATA_DIR: join(world.folder, name),
    SECRET_KEY: world.secretKey,
    ...(shiftMs === 0 ? {} : { CLOCK_AT: now(shiftMs).toISOString() }),
  });
  const stop = async (): Promise<void> => {
    await product.stop();
    await database.drop();
  };
  return { url: product.url, stop };
}
