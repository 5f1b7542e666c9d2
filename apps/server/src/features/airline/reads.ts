import { sql, type RawBuilder } from "kysely";
import type { CompanyTransaction, PlatformTransaction, Transaction } from "../../db/transaction.ts";
import { keptAirlines } from "../rate/reads/desk.ts";

/** An airline as pickers and lists show it. */
export interface AirlineRow {
  readonly id: number;
  readonly iata: string | null;
  readonly icao: string | null;
  readonly name: string;
  readonly country_code: string;
  readonly awb_prefix: string | null;
  readonly has_freighters: boolean;
  readonly is_active: boolean;
  readonly is_manual: boolean;
}

const COLUMNS = sql`a.id, a.iata, a.icao, a.name, a.country_code, a.awb_prefix, a.has_freighters, a.is_active,
  a.owner_company_id is not null as is_manual`;

/** Airlines that a search answers at most. */
const MOST_FOUND = 20;

/** Matches a code, a waybill prefix or a part of the name. */
function matches(term: string): RawBuilder<boolean> {
  if (term === "") return sql`true`;
  const pattern = `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(a.iata = upper(${term}) or a.icao = upper(${term}) or a.awb_prefix = ${term} or a.name ilike ${pattern})`;
}

/** Those with that code first, then by name. */
function bestFirst(term: string): RawBuilder<unknown> {
  return sql`a.iata is distinct from upper(${term}), a.name, a.id`;
}

/** Active airlines that the company may price with: published ones and its own; the best match first. */
export async function findAirlines(tx: CompanyTransaction, term: string): Promise<AirlineRow[]> {
  const { rows } = await sql<AirlineRow>`
    select ${COLUMNS} from airline a
    where a.is_active and (a.owner_company_id is null or a.owner_company_id = ${tx.scope.companyId})
      and ${matches(term)}
    order by ${bestFirst(term)} limit ${sql.lit(MOST_FOUND)}`.execute(tx.db);
  return rows;
}

/** A forwarder's own airline with its live rates counted. */
export interface ManualAirlineRow extends AirlineRow {
  readonly rate_count: number;
}

const LIVE_RATES = sql`(select count(*)::integer from rate_sheet s join rate_set t on t.id = s.set_id
  where s.airline_id = a.id and t.state = 'live' and s.ended_by_set is null)`;

/** The company's own airlines by name, or the one with that id. */
export async function findManualAirlines(
  tx: CompanyTransaction,
  wish: { readonly term?: string; readonly id?: number },
): Promise<ManualAirlineRow[]> {
  const { rows } = await sql<ManualAirlineRow>`
    select ${COLUMNS}, ${LIVE_RATES} as rate_count from airline a
    where a.owner_company_id = ${tx.scope.companyId} and ${matches(wish.term ?? "")}
      and (${wish.id ?? null}::integer is null or a.id = ${wish.id ?? null}::integer)
    order by a.name, a.id`.execute(tx.db);
  return rows;
}

/** A published airline as the operator sees it. */
export interface LocalAirlineRow extends ManualAirlineRow {
  readonly lane_count: number;
  readonly company_id: string | null;
  readonly company_name: string | null;
  readonly company_is_active: boolean | null;
}

interface LocalSearch {
  readonly kind: "all" | "localdb" | "company";
  readonly term: string;
  readonly limit: number;
  readonly offset: number;
}

const KINDS = {
  all: sql`true`,
  localdb: sql`not coalesce(c.is_active and c.approval = 'approved', false)`,
  company: sql`coalesce(c.is_active and c.approval = 'approved', false)`,
} as const;

const LOCAL_COLUMNS = sql`${COLUMNS}, ${LIVE_RATES} as rate_count,
  (select coalesce(sum(x.lane_count), 0)::integer from rate_sheet s join rate_set t on t.id = s.set_id
    join rate_extent x on x.sheet_id = s.id
    where s.airline_id = a.id and t.state = 'live' and s.ended_by_set is null) as lane_count,
  c.id as company_id, c.name as company_name, c.is_active and c.approval = 'approved' as company_is_active`;
const LOCAL_FROM = sql`airline a left join company c on c.id = a.airline_company_id`;

/** A page of published airlines by name. */
export async function findLocalAirlines(
  tx: PlatformTransaction,
  search: LocalSearch,
): Promise<{ rows: LocalAirlineRow[]; total: number }> {
  const where = sql`a.owner_company_id is null and ${KINDS[search.kind]} and ${matches(search.term)}`;
  const { rows } = await sql<LocalAirlineRow>`
    select ${LOCAL_COLUMNS} from ${LOCAL_FROM} where ${where}
    order by ${bestFirst(search.term)}
    limit ${sql.lit(search.limit)} offset ${sql.lit(search.offset)}`.execute(tx.db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from ${LOCAL_FROM} where ${where}`.execute(tx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** One published airline. */
export async function findLocalAirline(
  tx: PlatformTransaction,
  airlineId: number,
): Promise<LocalAirlineRow | undefined> {
  const { rows } = await sql<LocalAirlineRow>`
    select ${LOCAL_COLUMNS} from ${LOCAL_FROM}
    where a.owner_company_id is null and a.id = ${airlineId}`.execute(tx.db);
  return rows[0];
}

/** Whether that is an approved airline company. */
export async function isAirlineCompany(tx: Transaction, companyId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom("company")
    .where("id", "=", companyId)
    .where("kind", "=", "airline")
    .where("approval", "=", "approved")
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Airlines that the caller keeps the rates of, the best match first. */
export async function findKeptAirlines(tx: CompanyTransaction, term: string): Promise<AirlineRow[]> {
  const { rows } = await sql<AirlineRow>`
    select ${COLUMNS} from airline a where ${keptAirlines(tx.scope)} and ${matches(term)}
    order by ${bestFirst(term)} limit ${sql.lit(MOST_FOUND)}`.execute(tx.db);
  return rows;
}
