import { createHash } from "node:crypto";
import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from "kysely";
import { Query, type ClientBase, type QueryResult as DriverResult, type QueryResultRow } from "pg";

/** Texts that get a prepared statement; beyond, statements run unnamed, which is slower but right. */
const MAX_NAMED_STATEMENTS = 2000;

const statementNames = new Map<string, string>();
const seenOnce = new Set<string>();

/**
 * A name for a text that came at least twice. Naming cuts PostgreSQL's work for a join to less than a half,
 * because it parses and plans once per connection.
 */
function statementNameOf(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  if (statementNames.size >= MAX_NAMED_STATEMENTS) return undefined;
  if (!seenOnce.has(text)) {
    if (seenOnce.size >= MAX_NAMED_STATEMENTS) seenOnce.clear();
    seenOnce.add(text);
    return undefined;
  }
  seenOnce.delete(text);
  const name = `k${createHash("sha256").update(text).digest("base64url").slice(0, 24)}`;
  statementNames.set(text, name);
  return name;
}

const withoutNames = new WeakSet<ClientBase>();

/** Lets a connection name no statements: behind a pooler the next one may meet another server's (pooler.ts). */
export function refuseNames(client: ClientBase): void {
  withoutNames.add(client);
}

/** Runs a statement on a connection, prepared under an automatic name when it has values. */
export type QueryText = <R extends QueryResultRow>(
  text: string,
  values?: readonly unknown[],
) => Promise<DriverResult<R>>;

export function namedQuery(client: ClientBase): QueryText {
  return <R extends QueryResultRow>(text: string, values: readonly unknown[] = []) => {
    if (values.length === 0) return client.query<R>(text);
    const name = withoutNames.has(client) ? undefined : statementNameOf(text);
    return send<R>(client, text, values, name);
  };
}

/** The driver copies a configuration property by property, which takes longer than to send it: a text it takes as it is. */
function send<R extends QueryResultRow>(
  client: ClientBase,
  text: string,
  values: readonly unknown[],
  name: string | undefined,
): Promise<DriverResult<R>> {
  return new Promise<DriverResult<R>>((resolve, reject) => {
    const callback = (error: Error | null, result: DriverResult<R>): void => {
      if (error === null) resolve(result);
      else reject(error);
    };
    client.query(Object.assign(new Query<R>(text, [...values]), { name, callback }));
  }).catch((error: unknown) => {
    // as the driver does: the stack leads to who asked, not to the socket
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  });
}

const COUNTED = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

class NamingConnection implements DatabaseConnection {
  readonly client: ClientBase;
  readonly #query: QueryText;

  constructor(client: ClientBase) {
    this.client = client;
    this.#query = namedQuery(client);
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const result: DriverResult = await this.#query(compiled.sql, compiled.parameters);
    if (!COUNTED.has(result.command)) return { rows: result.rows };
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error("streaming is not offered: page by key instead");
  }
}

/** How the query builder gets and returns a connection. Transactions are `withTransaction`'s alone. */
export interface ConnectionSource {
  acquire(): Promise<ClientBase>;
  release(client: ClientBase): void;
}

function refuseTransaction(): Promise<void> {
  return Promise.reject(new Error("transactions are opened by withTransaction alone"));
}

function driverOf(source: ConnectionSource): Driver {
  const connections = new WeakMap<DatabaseConnection, ClientBase>();
  return {
    init: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
    acquireConnection: async () => {
      const connection = new NamingConnection(await source.acquire());
      connections.set(connection, connection.client);
      return connection;
    },
    releaseConnection: (connection) => {
      const client = connections.get(connection);
      if (client !== undefined) source.release(client);
      return Promise.resolve();
    },
    beginTransaction: refuseTransaction,
    commitTransaction: refuseTransaction,
    rollbackTransaction: refuseTransaction,
  };
}

/** PostgreSQL for the query builder, over connections that name their statements. */
export function namingDialect(source: ConnectionSource): Dialect {
  return {
    createDriver: () => driverOf(source),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}
