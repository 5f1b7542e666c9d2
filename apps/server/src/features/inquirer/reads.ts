import type { InquirerFilter, InquirerSortField } from "@kilolane/contract";
import { sql } from "kysely";
import { queryRows } from "../../db/query-rows.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import type { ListPart } from "../../integrations/sheets/read-windows.ts";
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
  readonly updated_at: Date;
}

/** What the list of inquirers is narrowed to and sorted by. */
export interface InquirerSearch {
  readonly filter: InquirerFilter;
  readonly search: string;
  readonly sort: InquirerSortField;
  readonly direction: "asc" | "desc";
}

/** Inquirers that a search answers with at most. */
const MOST_FOUND = 50;

const COLUMNS = sql`i.id, i.company_name, i.name, i.company_type, i.country_code, i.email, i.phone, i.address,
  i.language, i.currency, i.client_user_id, i.version, i.updated_at,
  (select count(*) from quotation q where q.company_id = i.company_id and q.inquirer_id = i.id) as quotation_count`;

/** One inquirer of the company; of a merged one, the inquirer that was kept (asked once, not for each inquirer). */
export async function findInquirer(tx: CompanyTransaction, id: string): Promise<InquirerRow | undefined> {
  const { companyId } = tx.scope;
  const { rows } = await sql<InquirerRow>`
    select ${COLUMNS} from inquirer i
    where i.company_id = ${companyId} and i.id = (select kilolane_kept_inquirer(${companyId}, ${id}))`.execute(
    tx.db,
  );
  return rows[0];
}

const ORDERS: Readonly<Record<InquirerSortField, string>> = {
  company: "lower(i.company_name)",
  name: "lower(i.name)",
  country: "i.country_code",
  quotations: "quotation_count",
  updatedAt: "i.updated_at",
};

/** Those that another inquirer of the company seems to repeat. */
function isDuplicate(companyId: string) {
  return sql`(i.email_key in (select email_key from inquirer
      where company_id = ${companyId} and merged_into is null group by 1 having count(*) > 1)
    or (lower(i.company_name), lower(i.name)) in (select lower(company_name), lower(name) from inquirer
      where company_id = ${companyId} and merged_into is null group by 1, 2 having count(*) > 1))`;
}

function foundBy(tx: CompanyTransaction, search: string) {
  return sql`i.company_id = ${tx.scope.companyId} and i.merged_into is null
    and ' ' || i.search_text like all (${wordBeginnings(search)}::text[])`;
}

/** Part of the list; the same order for the same list, whatever the part. */
export async function findInquirerListRows(
  tx: CompanyTransaction,
  search: InquirerSearch,
  part: ListPart,
): Promise<InquirerRow[]> {
  const direction = sql.raw(search.direction);
  const narrowed = search.filter === "All" ? sql`true` : isDuplicate(tx.scope.companyId);
  const { rows } = await sql<InquirerRow>`
    select ${COLUMNS} from inquirer i
    where ${foundBy(tx, search.search)} and ${narrowed}
    order by ${sql.raw(ORDERS[search.sort])} ${direction}, i.id ${direction}
    limit ${sql.lit(part.limit)} offset ${sql.lit(part.offset)}`.execute(tx.db);
  return rows;
}

/** How many inquirers the words find, and how many of them another one seems to repeat. */
export async function countInquirers(
  tx: CompanyTransaction,
  search: string,
): Promise<Record<InquirerFilter, number>> {
  const { rows } = await sql<Record<InquirerFilter, number>>`
    select count(*) as "All", count(*) filter (where ${isDuplicate(tx.scope.companyId)}) as "Duplicates"
    from inquirer i where ${foundBy(tx, search)}`.execute(tx.db);
  const [counts] = rows;
  if (counts === undefined) throw new Error("a count without a row");
  return counts;
}

/** Inquirers with their own row locked, in the order of their ids: two merges of the same ones never deadlock. */
export async function lockInquirers(
  tx: CompanyTransaction,
  ids: readonly string[],
): Promise<Pick<InquirerTableRow, "id" | "merged_into" | "client_user_id">[]> {
  return queryRows(
    tx,
    `select id, merged_into, client_user_id from inquirer
     where company_id = $1 and id = any ($2::uuid[]) order by id for update`,
    [tx.scope.companyId, ids],
  );
}

interface InquirerTableRow {
  readonly id: string;
  readonly merged_into: string | null;
  readonly client_user_id: string | null;
}

/** A merge with the duplicates as they were. */
export interface InquirerMergeRow {
  readonly id: string;
  readonly created_at: Date;
  readonly created_by: string;
  readonly moved_quotations: Readonly<Record<string, readonly string[]>>;
  readonly merged: readonly { id: string; companyName: string; name: string; email: string }[];
}

/** Merges into an inquirer that were not taken back, the last one first. */
export async function findInquirerMerges(
  tx: CompanyTransaction,
  keptId: string,
): Promise<InquirerMergeRow[]> {
  return queryRows(
    tx,
    `select m.id, m.created_at, trim(u.first_name || ' ' || u.last_name) as created_by, m.moved_quotations,
       (select jsonb_agg(jsonb_build_object('id', i.id, 'companyName', i.company_name, 'name', i.name,
          'email', i.email) order by i.company_name, i.name, i.id)
        from inquirer i where i.company_id = m.company_id and i.id = any (m.merged_ids)) as merged
     from inquirer_merge m join user_account u on u.id = m.created_by
     where m.company_id = $1 and m.kept_id = $2 and m.undone_at is null order by m.created_at desc, m.id desc`,
    [tx.scope.companyId, keptId],
  );
}

/** Which of these emails and names are inquirers already, as `email⇥name` in lower case. */
export async function findKnownPeople(
  tx: CompanyTransaction,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await queryRows<{ email_key: string; name: string }>(
    tx,
    `select email_key, name from inquirer
     where company_id = $1 and merged_into is null and email_key = any ($2::text[])`,
    [tx.scope.companyId, emails],
  );
  return new Set(rows.map(({ email_key, name }) => `${email_key}\t${name.toLowerCase()}`));
}

/** The company's inquirer with an address, in whatever case it is written; of several the last used. */
export async function findInquirerByEmail(
  tx: CompanyTransaction,
  email: string,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const [row] = await queryRows<{ id: string; name: string }>(
    tx,
    `select i.id, i.name from inquirer i where i.company_id = $1 and i.email_key = $2 and i.merged_into is null
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
    where i.company_id = ${tx.scope.companyId} and i.merged_into is null
    order by i.updated_at desc, i.id desc
    limit ${sql.lit(window.size)} offset ${sql.lit((window.page - 1) * window.size)}`.execute(tx.db);
  const counted = await tx.db
    .selectFrom("inquirer")
    .select((table) => table.fn.countAll<number>().as("count"))
    .where("company_id", "=", tx.scope.companyId)
    .where("merged_into", "is", null)
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
    where i.company_id = ${tx.scope.companyId} and i.merged_into is null
      and ' ' || i.search_text like all (${words}::text[])
    order by i.updated_at desc, i.id desc limit ${sql.lit(MOST_FOUND)}`.execute(tx.db);
  return rows;
}
