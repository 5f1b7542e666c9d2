import { sql } from "kysely";
import type { SystemTransaction } from "../../db/transaction.ts";

/** Tables that belong to no tenant and are filled from pinned packages. */
type ReferenceTable =
  | "country"
  | "airport"
  | "us_zip"
  | "currency"
  | "exchange_rate"
  | "un_number"
  | "airline";

/** Advisory lock under which one node seeds at a time; the number is arbitrary and fixed for ever. */
const SEED_LOCK = 7_350_113;

/** Lets only one node seed at a time; held to the end of the transaction. */
export async function lockSeed(tx: SystemTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(tx.db);
}

/** The version of a seed that this database has; undefined when it was never finished here. */
export async function findSeedVersion(tx: SystemTransaction, name: string): Promise<string | undefined> {
  const { rows } = await sql<{
    version: string;
  }>`select version from seed_state where name = ${name}`.execute(tx.db);
  return rows[0]?.version;
}

export async function writeSeedVersion(tx: SystemTransaction, name: string, version: string): Promise<void> {
  await sql`
    insert into seed_state (name, version) values (${name}, ${version})
    on conflict (name) do update set version = excluded.version, done_at = now()`.execute(tx.db);
}

/** Inserts or updates all rows in one statement; the columns are those of the first row. */
export async function upsertReferenceRows(
  tx: SystemTransaction,
  table: ReferenceTable,
  key: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const others = columns.filter((column) => !key.includes(column));
  const list = sql.join(columns.map((column) => sql.ref(column)));
  // airlines of one company may reuse a code: only published ones are unique
  const published = table === "airline" ? sql`where owner_company_id is null` : sql``;
  // what the operator or the European Central Bank says is never written over
  const delivered =
    table === "exchange_rate"
      ? sql`where exchange_rate.source = 'reference'`
      : table === "airport" || table === "un_number"
        ? sql`where ${sql.table(table)}.updated_by is null`
        : sql``;
  await sql`
    insert into ${sql.table(table)} (${list})
    select ${list} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) ${published}
    do update set ${sql.join(others.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))}
    ${delivered}`.execute(tx.db);
}
