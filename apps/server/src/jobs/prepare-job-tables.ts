import type pg from "pg";
import { PgBoss } from "pg-boss";

/** Schema of the job tables, beside our own tables in the same database. */
export const JOB_SCHEMA = "pgboss";

/**
 * Creates or upgrades the job tables in the migration step, so that no node does it at start, and lets tenant
 * transactions enqueue: insert jobs and see their ids, nothing else.
 */
export async function prepareJobTables(client: pg.ClientBase): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => flatten(await client.query(text, values)) },
    schema: JOB_SCHEMA,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
  await client.query(`
    grant usage on schema ${JOB_SCHEMA} to kilolane_app, kilolane_platform;
    grant execute on all functions in schema ${JOB_SCHEMA} to kilolane_app, kilolane_platform;
    grant select on ${JOB_SCHEMA}.queue to kilolane_app;
    grant insert, select (id) on ${JOB_SCHEMA}.job, ${JOB_SCHEMA}.job_common to kilolane_app;
    grant select, insert, update, delete on all tables in schema ${JOB_SCHEMA} to kilolane_platform`);
}

/** A text of several statements answers with an array of results: the last one counts. */
function flatten(result: pg.QueryResult | pg.QueryResult[]): { rows: pg.QueryResultRow[] } {
  return { rows: (Array.isArray(result) ? result.at(-1) : result)?.rows ?? [] };
}
