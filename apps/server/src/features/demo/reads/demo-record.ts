import { DEMO_COMPANIES, DEMO_INQUIRERS, DEMO_USERS } from "@kilolane/demo";
import { sql } from "kysely";
import type { CompanyTransaction, SystemTransaction } from "../../../db/transaction.ts";

/** Ids of the demo world's records by the keys that its data names them with. */
export interface DemoIds {
  readonly companies: ReadonlyMap<string, string>;
  readonly users: ReadonlyMap<string, string>;
  readonly inquirers: ReadonlyMap<string, string>;
}

/** Finds the seeded records again: a step of the seed may run in another process than the one before it. */
export async function findDemoIds(tx: SystemTransaction): Promise<DemoIds> {
  const companies = await tx.db.selectFrom("company").select(["id", "email"]).execute();
  const users = await tx.db.selectFrom("user_account").select(["id", "email"]).execute();
  const inquirers = await tx.db.selectFrom("inquirer").select(["id", "company_id", "email"]).execute();
  const companyByEmail = new Map(companies.map((row) => [row.email, row.id]));
  const userByEmail = new Map(users.map((row) => [row.email, row.id]));
  const inquirerByEmail = new Map(inquirers.map((row) => [`${row.company_id} ${row.email}`, row.id]));
  const companyIds = byKey(DEMO_COMPANIES, (company) => companyByEmail.get(company.email));
  return {
    companies: companyIds,
    users: byKey(DEMO_USERS, (user) => userByEmail.get(user.username.toLowerCase())),
    inquirers: byKey(DEMO_INQUIRERS, (inquirer) =>
      inquirerByEmail.get(`${companyIds.get(inquirer.companyKey)} ${inquirer.email}`),
    ),
  };
}

/** The newest quotation that a client has in hand and may decide on. */
export async function findNewestOffer(
  tx: SystemTransaction,
  companyId: string,
  clientUserId: string,
): Promise<string | undefined> {
  const offer = await tx.db
    .selectFrom("quotation")
    .where("company_id", "=", companyId)
    .where("client_user_id", "=", clientUserId)
    .where("status", "=", "sent")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .select("id")
    .executeTakeFirst();
  return offer?.id;
}

/** Ids of the published airlines by IATA code. */
export async function findAirlineIds(tx: SystemTransaction): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.db
    .selectFrom("airline")
    .select(["id", "iata"])
    .where("owner_company_id", "is", null)
    .execute();
  return new Map(rows.map((row) => [row.iata ?? "", row.id]));
}

function byKey<Row extends { readonly key: string }>(
  rows: readonly Row[],
  find: (row: Row) => string | undefined,
): ReadonlyMap<string, string> {
  const pairs = rows.flatMap((row): [string, string][] => {
    const id = find(row);
    return id === undefined ? [] : [[row.key, id]];
  });
  return new Map(pairs);
}

/** How many requests there are: the seed of the past stores exactly one for each of its quotations. */
export async function countRequests(tx: SystemTransaction): Promise<number> {
  const row = await tx.db
    .selectFrom("quotation_request")
    .select((table) => table.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How many requests of clients there are: the seed stores exactly one for each of its own. */
export async function countIncoming(tx: SystemTransaction): Promise<number> {
  const row = await tx.db
    .selectFrom("incoming_request")
    .select((table) => table.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Whom the seed's rows belong to, and how many of its rows there are. */
export async function findSeeded(
  tx: SystemTransaction,
  count: (tx: SystemTransaction) => Promise<number>,
): Promise<{ readonly ids: DemoIds; readonly done: number }> {
  return { ids: await findDemoIds(tx), done: await count(tx) };
}

/** How many documents the company has. */
export async function countDocuments(tx: CompanyTransaction): Promise<number> {
  const row = await tx.db
    .selectFrom("document")
    .where("company_id", "=", tx.scope.companyId)
    .select((table) => table.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

const MOST_PAPERED = 6;

/** The company's newest accepted quotations, which papers are written for. */
export async function findPaperedQuotations(tx: CompanyTransaction) {
  const rows = await tx.db
    .selectFrom("quotation")
    .where("company_id", "=", tx.scope.companyId)
    .where("status", "=", "accepted")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MOST_PAPERED)
    .select([
      "id",
      "number",
      "inquirer_id",
      "inquirer_company",
      "from_airport",
      "to_airport",
      "gross_weight_kg",
    ])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    inquirerId: row.inquirer_id,
    client: row.inquirer_company,
    from: row.from_airport,
    to: row.to_airport,
    grossKg: row.gross_weight_kg,
  }));
}

/** The company's newest accepted quotations of an airline whose air waybills have a known prefix. */
export async function findShippedQuotations(tx: CompanyTransaction, most: number) {
  const { rows } = await sql<{ id: string; from: string; to: string; prefix: string }>`
    select q.id, q.from_airport as "from", q.to_airport as "to", o.value #>> '{airline,awbPrefix}' as prefix
    from quotation q
    join quotation_version v on v.company_id = q.company_id and v.quotation_id = q.id and v.version = q.version
    cross join lateral jsonb_array_elements(v.content -> 'options') o
    where q.company_id = ${tx.scope.companyId} and q.status = 'accepted'
      and o.value ->> 'quoteId' = q.decided_quote_id::text
      and o.value #>> '{airline,awbPrefix}' ~ '^[0-9]{3}$'
    order by q.created_at desc, q.id limit ${sql.lit(most)}`.execute(tx.db);
  return rows;
}

/** Whether the company has manual quotations. */
export async function hasManual(tx: CompanyTransaction): Promise<boolean> {
  const row = await tx.db
    .selectFrom("quotation")
    .select("id")
    .where("company_id", "=", tx.scope.companyId)
    .where("is_manual", "=", true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest quotation that a client has in hand: the one that is asked about. */
export async function findTalkedQuotation(tx: CompanyTransaction): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom("quotation")
    .select("id")
    .where("company_id", "=", tx.scope.companyId)
    .where("status", "=", "sent")
    .where("is_manual", "=", false)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The company's trucking carrier of that name; undefined: it has none. */
export async function findCarrierId(tx: CompanyTransaction, name: string): Promise<string | undefined> {
  const row = await tx.db
    .selectFrom("trucking_carrier")
    .select("id")
    .where("company_id", "=", tx.scope.companyId)
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.id;
}

/** Whether trucking companies have proposed anything to the company. */
export async function hasProposals(tx: CompanyTransaction): Promise<boolean> {
  const row = await tx.db
    .selectFrom("trucking_proposal")
    .select("id")
    .where("company_id", "=", tx.scope.companyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
