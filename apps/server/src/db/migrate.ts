import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { ClientBase } from "pg";
import { StartError } from "../start-error.ts";
import { prepareJobTables } from "../jobs/prepare-job-tables.ts";
import type { DatabaseHandle } from "./handle.ts";

/** Advisory lock that lets one node migrate at a time; the number is arbitrary and fixed for ever. */
const MIGRATION_LOCK = 7_350_112;
const FOLDER = new URL("../../migrations/", import.meta.url);
const MIN_SERVER_VERSION = 150_000;

export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** The migrations of this code, in order: `0001-create-foundation.sql` … Gaps and doubles are refused. */
export function readMigrations(folder: URL = FOLDER): readonly Migration[] {
  const files = readdirSync(folder).filter((file) => /^\d/.test(file));
  return files.toSorted().map((file, index) => {
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1] ?? "0");
    if (number !== index + 1)
      throw new StartError(`Migration ${file} breaks the numbering: ${index + 1} expected.`);
    const sql = readFileSync(new URL(file, folder), "utf8");
    return { number, name: file, sql, checksum: createHash("sha256").update(sql).digest("hex") };
  });
}

/**
 * Brings the database to the state of this code: roles, migrations (each in its own transaction, forward only),
 * the job tables, rights. Safe on several nodes at once and after a crash midway.
 *
 * @returns the names of the migrations that were run
 * @throws StartError when the database is newer than the code or a merged migration was changed
 */
export async function migrate(
  database: DatabaseHandle,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const client = await database.pool.connect();
  try {
    await refuseOldServer(client);
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await createRoles(client);
    const pending = await findPending(client, migrations);
    for (const migration of pending) await runMigration(client, migration);
    await prepareJobTables(client);
    await grantPlatform(client);
    return pending.map((migration) => migration.name);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

/** True when every migration of this code has run here: part of readiness. */
export async function isMigrated(database: DatabaseHandle): Promise<boolean> {
  const { rows } = await database.pool.query<{ last: number }>(
    "select coalesce(max(number), 0) as last from kilolane_migration",
  );
  return rows[0]?.last === readMigrations().length;
}

async function refuseOldServer(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  const version = Number(rows[0]?.version);
  if (version < MIN_SERVER_VERSION) {
    throw new StartError(`PostgreSQL 15 or newer is needed; DATABASE_URL names version ${version / 10_000}.`);
  }
}

/** Roles belong to the cluster: another database's migration may make them at the same moment. */
async function createRoles(client: ClientBase): Promise<void> {
  for (const role of ["kilolane_app", "kilolane_platform"]) {
    try {
      await client.query(`do $$ begin
        if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
      exception when duplicate_object or unique_violation then null; end $$`);
      // The login role must be able to become it; one that made it has, from PostgreSQL 16 on, not yet that right.
      const { rows } = await client.query<{ inherits: boolean }>(
        "select pg_has_role(current_user, $1, 'usage') as inherits",
        [role],
      );
      if (rows[0]?.inherits !== true) await client.query(`grant ${role} to current_user`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartError(
        `The database's login role can't use role ${role} (${reason}): let an administrator run "create role ${role} nologin; grant ${role} to <login role>".`,
        { cause: error },
      );
    }
  }
}

async function findPending(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<readonly Migration[]> {
  await client.query(`create table if not exists kilolane_migration (
    number integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query<{ number: number; name: string; checksum: string }>(
    "select number, name, checksum from kilolane_migration order by number",
  );
  for (const done of rows) {
    const ours = migrations[done.number - 1];
    if (ours === undefined) {
      throw new StartError(
        `The database is newer than this version (it has ${done.name}): install the newer version.`,
      );
    }
    if (ours.checksum !== done.checksum) {
      throw new StartError(
        `Migration ${ours.name} was changed after it ran here: restore it and add a new one.`,
      );
    }
  }
  return migrations.slice(rows.length);
}

async function runMigration(client: ClientBase, migration: Migration): Promise<void> {
  await client.query("begin");
  try {
    await client.query(migration.sql);
    await client.query("insert into kilolane_migration (number, name, checksum) values ($1, $2, $3)", [
      migration.number,
      migration.name,
      migration.checksum,
    ]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`Migration ${migration.name} failed and was undone: ${reason}`, { cause: error });
  }
}

/** The operator's role may do everything but change history. */
async function grantPlatform(client: ClientBase): Promise<void> {
  await client.query(`begin;
    grant usage on schema public to kilolane_app, kilolane_platform;
    grant select, insert, update, delete on all tables in schema public to kilolane_platform;
    grant usage, select on all sequences in schema public to kilolane_app, kilolane_platform;
    revoke all on kilolane_migration from kilolane_platform;
    revoke update, delete on audit_entry, audit_seal, audit_check from kilolane_platform;
    revoke update on outbox_event from kilolane_platform;
    commit`);
}
