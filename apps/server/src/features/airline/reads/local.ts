import type { LocalAirlineKind } from "@kilolane/contract";
import { sql, type RawBuilder } from "kysely";
import type { PlatformTransaction, Transaction } from "../../../db/transaction.ts";
import { AIRLINE_COLUMNS, bestFirst, LIVE_RATES, type ManualAirlineRow, matches } from "./airline.ts";

/** A published airline as the operator sees it. */
export interface LocalAirlineRow extends ManualAirlineRow {
  readonly awb_prefix_sure: boolean;
  readonly lane_count: number;
  readonly company_id: string | null;
  readonly company_name: string | null;
  readonly company_is_active: boolean | null;
}

interface LocalSearch {
  readonly kind: LocalAirlineKind;
  readonly companyId?: string | undefined;
  readonly term: string;
  readonly limit: number;
  readonly offset: number;
}

const KINDS: Readonly<Record<LocalAirlineKind, RawBuilder<boolean>>> = {
  all: sql`true`,
  localdb: sql`a.is_active and not coalesce(c.is_active and c.approval = 'approved', false)`,
  company: sql`a.is_active and coalesce(c.is_active and c.approval = 'approved', false)`,
  inactive: sql`not a.is_active`,
};

const LOCAL_COLUMNS = sql`${AIRLINE_COLUMNS}, a.version, a.cut_off, a.awb_prefix_sure, ${LIVE_RATES} as rate_count,
  (select coalesce(sum(x.lane_count), 0)::integer from rate_sheet s join rate_set t on t.id = s.set_id
    join rate_extent x on x.sheet_id = s.id
    where s.airline_id = a.id and t.state = 'live' and s.ended_by_set is null) as lane_count,
  c.id as company_id, c.name as company_name, c.is_active and c.approval = 'approved' as company_is_active`;
const LOCAL_FROM = sql`airline a left join company c on c.id = a.airline_company_id`;

/** A page of published airlines, the best match first, and how many there are of each kind. */
export async function findLocalAirlineRows(
  tx: PlatformTransaction,
  search: LocalSearch,
): Promise<{ rows: LocalAirlineRow[]; counts: Record<LocalAirlineKind, number> }> {
  const ofCompany = search.companyId === undefined ? sql`true` : sql`c.id = ${search.companyId}::uuid`;
  const where = sql`a.owner_company_id is null and ${ofCompany} and ${matches(search.term)}`;
  const { rows } = await sql<LocalAirlineRow>`
    select ${LOCAL_COLUMNS} from ${LOCAL_FROM} where ${where} and ${KINDS[search.kind]}
    order by ${bestFirst(search.term)}
    limit ${sql.lit(search.limit)} offset ${sql.lit(search.offset)}`.execute(tx.db);
  const counts = Object.entries(KINDS).map(
    ([kind, holds]) => sql`count(*) filter (where ${holds})::integer as ${sql.ref(kind)}`,
  );
  const counted = await sql<Record<LocalAirlineKind, number>>`
    select ${sql.join(counts)} from ${LOCAL_FROM} where ${where}`.execute(tx.db);
  return { rows, counts: counted.rows[0] ?? { all: 0, localdb: 0, company: 0, inactive: 0 } };
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

/** Published airlines by their codes, as a file compares them. */
export async function findPublishedLines(tx: PlatformTransaction, codes: readonly string[]) {
  if (codes.length === 0) return [];
  return tx.db
    .selectFrom("airline")
    .where("owner_company_id", "is", null)
    .where("iata", "in", codes)
    .select([
      "iata",
      "icao",
      "name",
      "country_code",
      "awb_prefix",
      "awb_prefix_sure",
      "cut_off",
      "has_freighters",
      "is_active",
    ])
    .execute();
}

/** The airlines whose rates a company's people keep, by name. */
export async function findCarriers(
  tx: PlatformTransaction,
  companyId: string,
): Promise<{ id: number; iata: string | null; name: string }[]> {
  return tx.db
    .selectFrom("airline")
    .where("airline_company_id", "=", companyId)
    .where("owner_company_id", "is", null)
    .orderBy("name")
    .select(["id", "iata", "name"])
    .execute();
}

/** Locks a published airline. @returns whose people keep its rates; undefined: there is no such airline */
export async function lockLocalAirline(
  tx: PlatformTransaction,
  airlineId: number,
): Promise<{ companyId: string | null } | undefined> {
  const row = await tx.db
    .selectFrom("airline")
    .where("id", "=", airlineId)
    .where("owner_company_id", "is", null)
    .select("airline_company_id")
    .forUpdate()
    .executeTakeFirst();
  return row && { companyId: row.airline_company_id };
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
