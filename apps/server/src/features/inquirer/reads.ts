import { sql } from "kysely";
import { queryRows } from "../../db/query-rows.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { searchTextOf, wordBeginnings } from "../place/reads/place.ts";

/** An inquirer as stored, with the number of its quotations. */
export interface InquirerRow {
  readonly id: string;
  readonly company_name: string;
  readonly name: string;
  readonly company_type: string;
  readonly country_code: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  readonly language: string;
  readonly currency: string;
  readonly client_user_id: string | null;
  readonly version: number;
  readonly quotation_count: number;
}

/** Inquirers that a search answers with at most. */
const MOST_FOUND = 50;

const COLUMNS = sql`i.id, i.company_name, i.name, i.company_type, i.country_code, i.email, i.phone, i.address,
  i.language, i.currency, i.client_user_id, i.version,
  (select count(*) from quotation q where q.company_id = i.company_id and q.inquirer_id = i.id) as quotation_count`;

/** One inquirer of the company. */
export async function findInquirer(tx: CompanyTransaction, id: string): Promise<InquirerRow | undefined> {
  const { rows } = await sql<InquirerRow>`
    select ${COLUMNS} from inquirer i
    where i.company_id = ${tx.scope.companyId} and i.id = ${id}`.execute(tx.db);
  return rows[0];
}

/** The company's inquirer with an address, in whatever case it is written; of several the last used. */
export async function findInquirerByEmail(
  tx: CompanyTransaction,
  email: string,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const [row] = await queryRows<{ id: string; name: string }>(
    tx,
    `select i.id, i.name from inquirer i where i.company_id = $1 and i.email_key = $2
     order by i.updated_at desc, i.id desc limit 1`,
    [tx.scope.companyId, email.toLowerCase()],
  );
  return row;
}

/** One page of the company's inquirers, the last used first, and how many there are. */
export async function findInquirerPageRows(
  tx: CompanyTransaction,
  window: { readonly page: number; readonly size: number },
): Promise<{ rows: InquirerRow[]; total: number }> {
  const { rows } = await sql<InquirerRow>`
    select ${COLUMNS} from inquirer i
    where i.company_id = ${tx.scope.companyId}
    order by i.updated_at desc, i.id desc
    limit ${sql.lit(window.size)} offset ${sql.lit((window.page - 1) * window.size)}`.execute(tx.db);
  const counted = await tx.db
    .selectFrom("inquirer")
    .select((table) => table.fn.countAll<number>().as("count"))
    .where("company_id", "=", tx.scope.companyId)
    .executeTakeFirstOrThrow();
  return { rows, total: counted.count };
}

/** Inquirers whose company, person or email has words that begin like those typed; the last used when nothing is. */
export async function findInquirerRows(tx: CompanyTransaction, search: string): Promise<InquirerRow[]> {
  return findMatching(tx, wordBeginnings(search));
}

/** Inquirers by their company and their person: each part that is given must match. */
export async function findInquirersByName(
  tx: CompanyTransaction,
  names: { readonly companyName: string; readonly inquirerName: string },
): Promise<InquirerRow[]> {
  const found = await findMatching(tx, wordBeginnings(`${names.companyName} ${names.inquirerName}`));
  const company = searchTextOf(names.companyName);
  const person = searchTextOf(names.inquirerName);
  // The folded text holds both names: what was found by it must match in the right one.
  return found.filter(
    (row) => searchTextOf(row.company_name).includes(company) && searchTextOf(row.name).includes(person),
  );
}

async function findMatching(tx: CompanyTransaction, words: readonly string[]): Promise<InquirerRow[]> {
  const { rows } = await sql<InquirerRow>`
    select ${COLUMNS} from inquirer i
    where i.company_id = ${tx.scope.companyId} and ' ' || i.search_text like all (${words}::text[])
    order by i.updated_at desc, i.id desc limit ${sql.lit(MOST_FOUND)}`.execute(tx.db);
  return rows;
}
