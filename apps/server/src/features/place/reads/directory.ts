import { sql } from "kysely";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { wordBeginnings } from "./place.ts";

/** A line of the directory: a stored address or an inquirer. */
export interface DirectoryRow {
  readonly id: string;
  readonly source: "inquirer" | "address-book";
  readonly company_name: string;
  readonly contact_name: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  readonly country_code: string;
  readonly zip: string;
  readonly airport: string | null;
}

/** Entries shown at most. */
const MOST_ENTRIES = 30;

/** Inquirers and addresses of the company whose words begin like those typed; nothing typed finds nothing. */
export async function findDirectoryRows(tx: CompanyTransaction, search: string): Promise<DirectoryRow[]> {
  const words = wordBeginnings(search);
  if (words.length === 0) return [];
  const { rows } = await sql<DirectoryRow>`
    select id, 'address-book' as source, company_name, contact_name, email, phone, city, country_code, zip, airport
    from address_book_entry
    where company_id = ${tx.scope.companyId} and ' ' || search_text like all (${words}::text[])
    union all
    select id, 'inquirer' as source, company_name, name, email, phone, '', country_code, '', null
    from inquirer
    where company_id = ${tx.scope.companyId} and merged_into is null and ' ' || search_text like all (${words}::text[])
    order by 3, 4, 1 limit ${sql.lit(MOST_ENTRIES)}`.execute(tx.db);
  return rows;
}

/** What a client of a forwarder is entered as: never the forwarder's other contacts. */
export async function findOwnDirectoryRows(tx: CompanyTransaction, search: string): Promise<DirectoryRow[]> {
  const words = wordBeginnings(search);
  if (words.length === 0) return [];
  const { rows } = await sql<DirectoryRow>`
    select id, 'inquirer' as source, company_name, name as contact_name, email, phone, '' as city, country_code,
      '' as zip, null as airport
    from inquirer
    where company_id = ${tx.scope.companyId} and merged_into is null and client_user_id = ${tx.scope.userId}
      and ' ' || search_text like all (${words}::text[])
    order by company_name, name, id limit ${sql.lit(MOST_ENTRIES)}`.execute(tx.db);
  return rows;
}
