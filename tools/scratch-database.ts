import { openDatabase } from "../apps/server/src/db/handle.ts";

async function runOn(url: string, statement: string): Promise<readonly { readonly datname?: string }[]> {
  const database = openDatabase({ url, poolSize: 1, onIdleError: () => undefined });
  try {
    return (await database.query<{ datname?: string }>(statement)).rows;
  } finally {
    await database.close();
  }
}

/**
 * Makes a database on the server that `url` names; answers its own URL and the function that drops it.
 *
 * @param template a database that it is made a copy of, to which nobody may be connected
 */
export async function createScratchDatabase(
  url: string,
  name: string,
  template?: string,
): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  // Files copied as they are: ten times as fast as the copy page by page that PostgreSQL makes unless asked.
  const copied = template === undefined ? "" : ` template ${template} strategy file_copy`;
  await runOn(url, `create database ${name}${copied}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { url: own.href, drop: async () => dropDatabase(url, name) };
}

async function dropDatabase(url: string, name: string): Promise<void> {
  await runOn(url, `drop database if exists ${name} with (force)`);
}

/** Drops the databases whose names start with `prefix`. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  const found = await runOn(url, `select datname from pg_database where starts_with(datname, '${prefix}')`);
  for (const { datname } of found) await dropDatabase(url, String(datname));
}
