import { DatabaseError, type ClientBase } from "pg";
import type { DatabaseHandle } from "./handle.ts";

const DUPLICATE_STATEMENT = "42P05";
const UNKNOWN_STATEMENT = "26000";
const PROBE = "kilolane_probe";

/**
 * Whether a pooler stands between us and PostgreSQL that gives each transaction another connection (PgBouncer in
 * transaction mode, before it followed statements in 1.21): a statement that one of our connections names is met by
 * the other, and neither can count on its own.
 */
export async function isPooledByTransaction(database: Pick<DatabaseHandle, "connect">): Promise<boolean> {
  const first = await database.connect();
  try {
    const second = await database.connect();
    try {
      return await meetsNames([first, second]);
    } finally {
      second.release(true);
    }
  } finally {
    first.release(true);
  }
}

/** Whether two connections share the names of their statements. */
export async function meetsNames(clients: readonly [ClientBase, ClientBase]): Promise<boolean> {
  try {
    for (const client of clients) {
      await client.query({ name: PROBE, text: "select $1::integer", values: [1] });
    }
    return false;
  } catch (error) {
    const code = error instanceof DatabaseError ? error.code : undefined;
    if (code === DUPLICATE_STATEMENT || code === UNKNOWN_STATEMENT) return true;
    throw error;
  }
}

/**
 * Whether two connections are served by one process of the database: a pooler in transaction mode, of any version.
 * Nothing that outlives a transaction works behind it, LISTEN least of all.
 */
export async function sharesProcess(clients: readonly [ClientBase, ClientBase]): Promise<boolean> {
  const pids: (number | undefined)[] = [];
  for (const client of clients) {
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    pids.push(rows[0]?.pid);
  }
  return pids[0] === pids[1];
}
