import { runAsOwner } from "../../tools/scratch-database.ts";
import type { World } from "../prepare-world.ts";

/**
 * Does something in the database of a worker's server as its owner: what goes wrong behind the product's back.
 * @param worker the number of the worker in this run (`test.info().workerIndex`)
 */
export async function asDatabaseOwner(worker: number, statements: string): Promise<void> {
  const world: World = JSON.parse(process.env.E2E_WORLD ?? "");
  const url = new URL(world.serverUrl);
  url.pathname = `/${world.template}_${worker}`;
  await runAsOwner(url.href, statements);
}
