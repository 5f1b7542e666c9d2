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

/** Runs statements in a database as its owner. */
export async function runAsOwner(url: string, statements: string): Promise<void> {
  await runOn(url, statements);
}

/** Drops the databases whose names start with `prefix`. */
export async function dropDatabases(url: string, prefix: string): Promise<void> {
  const found = await runOn(url, `select datname from pg_database where starts_with(datname, '${prefix}')`);
  for (const { datname } of found) await dropDatabase(url, String(datname));
}

/**
 * Lets a database of the tests tell a run's time: its own `now()` stands in the search path before PostgreSQL's, so that
 * defaults of columns and the job queue too are as far ahead as the servers and the pages are. Before anything is made
 * in the database; a copy of it has the functions and needs the path again.
 *
 * @param shiftMs by how much the run's time is ahead of the real one, in milliseconds; 0 leaves everything as it is
 */
export async function shiftDatabaseClock(url: string, shiftMs: number): Promise<void> {
  if (shiftMs === 0) return;
  const define = (name: string, volatility: string) =>
    `create or replace function public.${name}() returns timestamptz language sql ${volatility} parallel safe
     as $$ select pg_catalog.${name}() + interval '${shiftMs} milliseconds' $$`;
  await runOn(url, define("now", "stable"));
  await runOn(url, define("clock_timestamp", "volatile"));
  await runOn(url, `alter database "${new URL(url).pathname.slice(1)}" set search_path = public, pg_catalog`);
}
