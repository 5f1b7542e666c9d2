import type { DatabaseHandle } from "../src/db/handle.ts";

/** Tables that any call may touch: who was seen when and how often, and the queue's own housekeeping. */
const UNWATCHED = [
  "public.session",
  "public.rate_limit",
  "pgboss.version",
  "pgboss.queue",
  "pgboss.bam",
  "pgboss.queue_stats",
];

/** Tells how many rows have been changed since the watch began. */
export interface ChangeWatch {
  /** Names of the tables under watch, e.g. `public.company`. */
  readonly tables: readonly string[];
  /** Rows inserted, updated and deleted so far, in all of them; those of a transaction that was undone count too. */
  count(): Promise<number>;
}

/**
 * Puts a trigger on every table of a test's own database, waiting mails and jobs included, that counts each changed
 * row: cheap enough to be asked after every single call, and it can't miss a change as a digest of some tables could.
 */
export async function watchChanges({ query }: DatabaseHandle): Promise<ChangeWatch> {
  await query("create sequence changed_rows minvalue 0 start 0");
  await query("select nextval('changed_rows')");
  await query(`
    create function count_changed_row() returns trigger language plpgsql security definer as $$
    begin
      perform nextval('public.changed_rows');
      return null;
    end $$`);
  // a partition is watched through its parent
  const { rows } = await query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname !~ '^(pg_|information_schema)'
       and format('%I.%I', n.nspname, c.relname) <> all ($1) order by 1`,
    [UNWATCHED],
  );
  for (const { name } of rows) {
    await query(
      `create trigger count_changed_row after insert or update or delete on ${name}
       for each row execute function public.count_changed_row()`,
    );
    if (name.startsWith("public."))
      await query(
        `create trigger count_emptied_table after truncate on ${name} execute function public.count_changed_row()`,
      );
  }
  return {
    tables: rows.map(({ name }) => name),
    count: async () => {
      const answer = await query<{ count: string }>("select last_value as count from changed_rows");
      return Number(answer.rows[0]?.count);
    },
  };
}
