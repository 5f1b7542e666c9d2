import { Kysely } from "kysely";
import { Client, Pool, type ClientBase, type PoolClient } from "pg";
import { type Clock, systemClock } from "./clock.ts";
import { columnParsers } from "./column-parsers.ts";
import { namedQuery, namingDialect, refuseNames, type QueryText } from "./dialect.ts";
import type { Database } from "./tables.ts";

/** The database did not get to it: still in conflict after the retries, or no free connection. Answered with 503. */
export class DatabaseBusyError extends Error {
  override name = "DatabaseBusyError";
}

/** A write was tried in a scope that can change nothing. */
export class ReadOnlyScopeError extends Error {
  override name = "ReadOnlyScopeError";
}

/** An open database: the pool, and a query builder for single statements of the HTTP layer and the jobs. */
export interface DatabaseHandle {
  readonly pool: Pool;
  /** Runs outside any tenant scope, as the login role: for `http/`, `jobs/`, `db/` only. */
  readonly root: Kysely<Database>;
  /** One named statement on a free connection, as the login role. */
  readonly query: QueryText;
  /** A connection of the pool. @throws DatabaseBusyError when none is free within 5 s */
  readonly connect: () => Promise<PoolClient>;
  /** A connection beside the pool, not connected yet: for one that listens for as long as the process runs. */
  readonly connectAlone: () => Client;
  /** Where the database is, without a password: for logs. */
  readonly label: string;
  /** What calendar days and expiry are decided by; never the database's own now(). */
  readonly clock: Clock;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize: number;
  /** Called for errors of idle connections (a server restart); without a listener they would end the process. */
  readonly onIdleError: (error: Error) => void;
  /** The machine's unless given. */
  readonly clock?: Clock;
  /** false behind a pooler that gives each transaction another connection (pooler.ts) */
  readonly namesStatements?: boolean;
}

const builders = new WeakMap<ClientBase, Kysely<Database>>();

/** A query builder that speaks over exactly this connection; made once per connection. */
export function builderFor(client: ClientBase): Kysely<Database> {
  const known = builders.get(client);
  if (known !== undefined) return known;
  const dialect = namingDialect({ acquire: () => Promise.resolve(client), release: () => undefined });
  const builder = new Kysely<Database>({ dialect });
  builders.set(client, builder);
  return builder;
}

/** Opens a pool. The first connection is made on first use. */
export function openDatabase(options: DatabaseOptions): DatabaseHandle {
  const pool = new Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "kilolane",
    pipeline: true,
    types: columnParsers,
  });
  if (options.namesStatements === false) pool.on("connect", refuseNames);
  const connect = async (): Promise<PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      throw new DatabaseBusyError("no database connection", { cause: error });
    }
  };
  let isClosing = false;
  pool.on("error", (error) => {
    // Connections that are on their way out may still hear of the database's own stop.
    if (!isClosing) options.onIdleError(error);
  });
  const held = new Map<ClientBase, PoolClient>();
  const dialect = namingDialect({
    acquire: async () => {
      const client = await connect();
      held.set(client, client);
      return client;
    },
    release: (client) => {
      held.get(client)?.release();
      held.delete(client);
    },
  });
  const root = new Kysely<Database>({ dialect });
  const query: QueryText = async (text, values) => {
    const client = await connect();
    try {
      return await namedQuery(client)(text, values);
    } finally {
      client.release();
    }
  };
  const close = (): Promise<void> => {
    isClosing = true;
    return pool.end();
  };
  const connectAlone = (): Client =>
    new Client({ connectionString: options.url, keepAlive: true, application_name: "kilolane listener" });
  const clock = options.clock ?? systemClock;
  return { pool, root, query, connect, connectAlone, label: labelOf(options.url), clock, close };
}

function labelOf(url: string): string {
  const parsed = new URL(url);
  return `${parsed.searchParams.get("host") ?? parsed.host}${parsed.pathname}`;
}
