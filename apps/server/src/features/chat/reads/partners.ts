import { sql } from "kysely";
import { likePatternsOf } from "../../../db/like-patterns.ts";
import { type ChatReader, isDeskReader, type ReadingTransaction } from "./reader.ts";

/** Somebody whom the reader may write to: a client's account with its forwarder. */
export interface PartnerRow {
  readonly company_id: string;
  readonly company_name: string;
  readonly client_company_id: string;
  readonly client_user_id: string;
  readonly name: string;
  readonly company: string;
  readonly email: string;
}

/** Partners that a search answers at most. */
const MOST_PARTNERS = 50;

/** Clients and shippers of forwarder `f`, one line each. */
const CLIENTS = sql`
  select f.id as company_id, f.name as company_name, u.company_id as client_company_id, u.id as client_user_id,
    trim(u.first_name || ' ' || u.last_name) as name, u.email,
    coalesce((select e.company_name from inquirer e where e.company_id = f.id and e.client_user_id = u.id
      and e.merged_into is null order by e.updated_at desc limit 1), '') as company
  from company f join user_account u on u.company_id = f.id and u.role = 'ROLE_FFCLIENT' and not u.is_suspended
  union all
  select f.id, f.name, s.shipper_company_id, s.shipper_user_id, trim(s.first_name || ' ' || s.last_name), s.email,
    s.company_name
  from company f join forwarder_shipper s on s.company_id = f.id and not s.is_suspended`;

function partnersOf({ kind, userId, companyId }: ChatReader) {
  if (kind === "shipper") return sql`p.client_company_id = ${companyId} and p.client_user_id = ${userId}`;
  const own = sql`p.company_id = ${companyId}`;
  return kind === "client" ? sql`${own} and p.client_user_id = ${userId}` : own;
}

/** For the desk its clients and shippers by name, company and email; for those the forwarders they work with. */
export async function findPartnerRows(
  tx: ReadingTransaction,
  reader: ChatReader,
  search: string,
): Promise<PartnerRow[]> {
  const named = isDeskReader(reader)
    ? sql`lower(p.name || ' ' || p.company || ' ' || p.email)`
    : sql`lower(p.company_name)`;
  const { rows } = await sql<PartnerRow>`
    select p.* from (${CLIENTS}) p
    where ${partnersOf(reader)} and ${named} like all (${likePatternsOf(search)}::text[])
    order by ${isDeskReader(reader) ? sql`p.company, p.name` : sql`p.company_name`}, p.client_user_id
    limit ${sql.lit(MOST_PARTNERS)}`.execute(tx.db);
  return rows;
}

/** The client of a forwarder as the reader may write to it: its forwarder for a client or shipper. */
export async function findPartner(
  tx: ReadingTransaction,
  reader: ChatReader,
  wanted: { readonly companyId: string; readonly clientId: string },
): Promise<PartnerRow | undefined> {
  const { rows } = await sql<PartnerRow>`
    select p.* from (${CLIENTS}) p
    where ${partnersOf(reader)} and p.company_id = ${wanted.companyId}
      and p.client_user_id = ${wanted.clientId}`.execute(tx.db);
  return rows[0];
}
