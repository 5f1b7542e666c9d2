import { type RawBuilder, sql } from "kysely";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { managedAirlines } from "../../rate/reads/desk.ts";

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

/** Columns of an `AirlineRow`; the airline is `a`. */
export const AIRLINE_COLUMNS = sql`a.id, a.iata, a.icao, a.name, a.country_code, a.awb_prefix, a.has_freighters, a.is_active,
  a.owner_company_id is not null as is_manual`;

/** Airlines that a search answers at most. */
const MOST_FOUND = 20;

/** Matches a code, a waybill prefix or a part of the name. */
export function matches(term: string): RawBuilder<boolean> {
  if (term === "") return sql`true`;
  const pattern = `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(a.iata = upper(${term}) or a.icao = upper(${term}) or a.awb_prefix = ${term} or a.name ilike ${pattern})`;
}

/** Those with that code first, then by name. */
export function bestFirst(term: string): RawBuilder<unknown> {
  return sql`a.iata is distinct from upper(${term}), lower(a.name), a.id`;
}

/** Active airlines that the company may price with, or the one with that id: published and its own, best match first. */
export async function findAirlineRows(
  tx: CompanyTransaction,
  term: string,
  id?: number,
): Promise<AirlineRow[]> {
  const { rows } = await sql<AirlineRow>`
    select ${AIRLINE_COLUMNS} from airline a
    where a.is_active and (a.owner_company_id is null or a.owner_company_id = ${tx.scope.companyId})
      and ${matches(term)} and (${id ?? null}::integer is null or a.id = ${id ?? null}::integer)
    order by ${bestFirst(term)} limit ${sql.lit(MOST_FOUND)}`.execute(tx.db);
  return rows;
}

/** A forwarder's own airline with its live rates counted. */
export interface ManualAirlineRow extends AirlineRow {
  readonly version: number;
  readonly cut_off: string | null;
  readonly rate_count: number;
}

/** Live rates of the airline `a`. */
export const LIVE_RATES = sql`(select count(*)::integer from rate_sheet s join rate_set t on t.id = s.set_id
  where s.airline_id = a.id and t.state = 'live' and s.ended_by_set is null)`;

/** The company's own airlines by name, or the one with that id. */
export async function findManualAirlineRows(
  tx: CompanyTransaction,
  choice: { readonly term?: string; readonly id?: number },
): Promise<ManualAirlineRow[]> {
  const { rows } = await sql<ManualAirlineRow>`
    select ${AIRLINE_COLUMNS}, a.version, a.cut_off, ${LIVE_RATES} as rate_count from airline a
    where a.owner_company_id = ${tx.scope.companyId} and ${matches(choice.term ?? "")}
      and (${choice.id ?? null}::integer is null or a.id = ${choice.id ?? null}::integer)
    order by a.name, a.id`.execute(tx.db);
  return rows;
}

/** Airlines that the caller keeps the rates of, the best match first; or the one with that id. */
export async function findManagedAirlineRows(
  tx: CompanyTransaction,
  term: string,
  id?: number,
): Promise<AirlineRow[]> {
  const named = id === undefined ? sql`true` : sql`a.id = ${id}`;
  const { rows } = await sql<AirlineRow>`
    select ${AIRLINE_COLUMNS} from airline a where ${managedAirlines(tx.scope)} and ${named} and ${matches(term)}
    order by ${bestFirst(term)} limit ${sql.lit(MOST_FOUND)}`.execute(tx.db);
  return rows;
}
