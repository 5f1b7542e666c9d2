import { openDatabase } from "../apps/server/src/db/handle.ts";

async function runOn(url: string, statement: string): Promise<void> {
  const database = openDatabase({ url, poolSize: 2, onIdleError: () => undefined });
  try {
    await database.query(statement);
  } finally {
    await database.close();
  }
}

/** Makes a database on the server that `url` names; answers its own URL and the function that drops it. */
export async function createScratchDatabase(
  url: string,
  name: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  await runOn(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: async () => runOn(url, `drop database ${name} with (force)`) };
}
