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
