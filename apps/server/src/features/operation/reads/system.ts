import type { Role } from "@kilolane/domain";
import { sql } from "kysely";
import { likePatternsOf } from "../../../db/like-patterns.ts";
import type { PlatformTransaction, SystemTransaction } from "../../../db/transaction.ts";
import type { ListPart } from "../../../integrations/sheets/read-windows.ts";

const MOST_TABLES = 12;

/** The tables that take most room, with their indexes; rows as the database last counted them. */
export async function findTables(tx: PlatformTransaction) {
  const { rows } = await sql<{ name: string; bytes: number; rows: number }>`
    select c.relname as name, pg_total_relation_size(c.oid) as bytes, greatest(c.reltuples, 0)::bigint as rows
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by bytes desc, name limit ${sql.lit(MOST_TABLES)}`.execute(tx.db);
  return rows;
}

/** Stored files by what they are for. */
export async function findFileSums(tx: PlatformTransaction) {
  const { rows } = await sql<{ purpose: string; files: number; bytes: number }>`
    select purpose, count(*) as files, coalesce(sum(size_bytes), 0)::bigint as bytes from file
    group by purpose order by bytes desc, purpose`.execute(tx.db);
  return rows;
}

/** The database itself. */
export async function getDatabase(tx: PlatformTransaction) {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes`.execute(
    tx.db,
  );
  return rows[0] ?? { version: "", bytes: 0 };
}

export interface SessionRow {
  readonly id: string;
  readonly user_id: string;
  readonly person_name: string;
  readonly email: string;
  readonly role: Role;
  readonly company_name: string;
  readonly created_at: Date;
  readonly last_seen_at: Date;
  readonly ip: string;
  readonly user_agent: string;
}

function open(search: string) {
  return sql`from session s join user_account u on u.id = s.user_id join company c on c.id = u.company_id
    where s.ended_at is null and s.expires_at > now()
      and lower(u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || c.name)
        like all (${likePatternsOf(search)}::text[])`;
}

/** Who is signed in, those last seen first. */
export async function findOpenSessions(tx: PlatformTransaction, search: string, { limit, offset }: ListPart) {
  const { rows } = await sql<SessionRow>`
    select s.id, s.user_id, trim(u.first_name || ' ' || u.last_name) as person_name, u.email, u.role,
      c.name as company_name, s.created_at, s.last_seen_at, s.ip, s.user_agent ${open(search)}
    order by s.last_seen_at desc, s.id limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(tx.db);
  return rows;
}

export async function countOpenSessions(tx: PlatformTransaction, search: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${open(search)}`.execute(tx.db);
  return rows[0]?.total ?? 0;
}

/** Whose living session it is; undefined when it has ended. */
export async function findSessionOwner(tx: PlatformTransaction, id: string) {
  const { rows } = await sql<{ user_id: string; company_id: string }>`
    select s.user_id, u.company_id from session s join user_account u on u.id = s.user_id
    where s.id = ${id} and s.ended_at is null for update of s`.execute(tx.db);
  return rows[0];
}

/** Whom an alert of the product itself reaches. */
export async function findOperators(tx: SystemTransaction) {
  const { rows } = await sql<{ id: string; company_id: string }>`
    select id, company_id from user_account where role = 'ROLE_SUPERADMIN' and not is_suspended`.execute(
    tx.db,
  );
  return rows;
}
