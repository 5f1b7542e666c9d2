import type { DatabaseHandle } from "../db/handle.ts";
import { queryRows } from "../db/query-rows.ts";
import type { PlatformTransaction } from "../db/transaction.ts";

/** Copies of jobs that failed for good; they outlive the jobs themselves. */
export const DEAD_LETTER = "dead-letter";

/** A kind of work, with how many of its jobs stand how. */
export interface JobKindRow {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly done_at: Date | null;
}

/** A job that failed for good. */
export interface FailedJobRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly failed_at: Date;
  readonly attempts: number;
  /** what the last try threw */
  readonly reason: string | null;
  /** whose it was and whom it was for, where its payload says so */
  readonly company_id: string | null;
  readonly company_name: string | null;
  readonly recipient: string | null;
}

/** Every kind of work that this database has known. */
export function findJobKinds(tx: PlatformTransaction): Promise<JobKindRow[]> {
  return queryRows<JobKindRow>(
    tx,
    `select q.name, count(*) filter (where j.state in ('created', 'retry')) as waiting,
       count(*) filter (where j.state = 'active') as running, count(*) filter (where j.state = 'failed') as failed,
       max(j.completed_on) filter (where j.state = 'completed') as done_at
     from pgboss.queue q left join pgboss.job j on j.name = q.name
     where q.name <> $1 and q.name not like '\\_\\_pgboss%' group by q.name order by failed desc, q.name`,
    [DEAD_LETTER],
  );
}

const FAILED = `pgboss.job j left join company c on c.id::text = j.data ->> 'companyId'
  where j.state = 'failed' and j.name <> $1 and ($2 = '' or j.name = $2)`;

/** Jobs that failed for good, the latest first. */
export function findFailedJobs(
  tx: PlatformTransaction,
  name: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<FailedJobRow[]> {
  return queryRows<FailedJobRow>(
    tx,
    `select j.id, j.name, j.created_on as created_at, j.completed_on as failed_at, j.retry_count + 1 as attempts,
       coalesce(j.output ->> 'message', j.output -> 'value' ->> 'message') as reason, c.id as company_id,
       c.name as company_name, j.data ->> 'to' as recipient
     from ${FAILED} order by j.completed_on desc, j.id limit $3 offset $4`,
    [DEAD_LETTER, name, limit, offset],
  );
}

export async function countFailedJobs(tx: PlatformTransaction, name: string): Promise<number> {
  const rows = await queryRows<{ total: number }>(tx, `select count(*) as total from ${FAILED}`, [
    DEAD_LETTER,
    name,
  ]);
  return rows[0]?.total ?? 0;
}

/**
 * Puts a job that failed for good back: it is tried once more, at once.
 * @returns its kind; undefined when there is no such job, or no longer
 */
export async function reviveJob(tx: PlatformTransaction, id: string): Promise<string | undefined> {
  const [revived] = await queryRows<{ name: string }>(
    tx,
    `update pgboss.job set state = 'retry', retry_limit = retry_count + 1, completed_on = null, start_after = now(),
       keep_until = greatest(keep_until, now() + interval '1 day')
     where id = $1 and state = 'failed' and name <> $2 returning name`,
    [id, DEAD_LETTER],
  );
  if (revived === undefined) return undefined;
  // Should it fail again, it is copied again.
  await tx.query("delete from pgboss.job where name = $1 and source_id = $2", [DEAD_LETTER, id]);
  return revived.name;
}

/** Lets a running job's present try be its last. */
export async function endTries(database: DatabaseHandle, name: string, id: string): Promise<void> {
  await database.query("update pgboss.job set retry_limit = retry_count where name = $1 and id = $2", [
    name,
    id,
  ]);
}
