import type { RateSource } from "@kilolane/contract";
import type { CalendarDate } from "@kilolane/domain";
import { sql, type RawBuilder } from "kysely";
import type { CompanyTransaction, PlatformTransaction } from "../../../db/transaction.ts";

/** A stored rate: 1 unit of base = rate units of quote. */
export interface OwnRateRow {
  readonly id: string;
  readonly base: string;
  readonly quote: string;
  readonly as_of: CalendarDate;
  readonly rate: string;
  readonly version: number;
  readonly updated_at: Date;
  readonly updated_by_name: string;
}

export interface PlatformRateRow extends OwnRateRow {
  readonly source: RateSource;
}

interface RatePart {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

interface PlatformSearch extends RatePart {
  readonly source: RateSource | "all";
  /** only the newest of each pair up to that day */
  readonly on?: CalendarDate | undefined;
}

const COLUMNS = sql`r.id, r.base, r.quote, r.as_of, r.rate, r.version, r.updated_at,
  coalesce(trim(u.first_name || ' ' || u.last_name), '') as updated_by_name`;
const NEWEST_FIRST = sql`order by r.as_of desc, r.base, r.quote`;

/** Rates of which each word that was typed begins one of the two codes: `EUR USD`, `EUR/USD`, `jp`. */
function matches(search: string): RawBuilder<boolean> {
  const words = search
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((word) => word !== "");
  const tests = words.map((word) => sql`(r.base like ${`${word}%`} or r.quote like ${`${word}%`})`);
  return tests.length === 0 ? sql`true` : sql`(${sql.join(tests, sql` and `)})`;
}

/** A page of the platform's rates, the newest first, and how many there are. */
export async function findPlatformRates(
  tx: PlatformTransaction,
  { search, source, on, limit, offset }: PlatformSearch,
): Promise<{ rows: PlatformRateRow[]; total: number }> {
  const from =
    on === undefined
      ? sql`exchange_rate r`
      : sql`(select distinct on (base, quote) * from exchange_rate where as_of <= ${on}::date
          order by base, quote, as_of desc) r`;
  const where = sql`where ${matches(search)} and ${source === "all" ? sql`true` : sql`r.source = ${source}`}`;
  const { rows } = await sql<PlatformRateRow>`
    select ${COLUMNS}, r.source from ${from} left join user_account u on u.id = r.updated_by ${where} ${NEWEST_FIRST}
    limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(tx.db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from ${from} ${where}`.execute(tx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** One of the platform's rates. */
export async function findPlatformRate(
  tx: PlatformTransaction,
  id: string,
): Promise<PlatformRateRow | undefined> {
  const { rows } = await sql<PlatformRateRow>`
    select ${COLUMNS}, r.source from exchange_rate r left join user_account u on u.id = r.updated_by
    where r.id = ${id}`.execute(tx.db);
  return rows[0];
}

/** A page of the company's own rates, the newest first, and how many there are. */
export async function findOwnRates(
  tx: CompanyTransaction,
  { search, limit, offset }: RatePart,
): Promise<{ rows: OwnRateRow[]; total: number }> {
  const where = sql`where r.company_id = ${tx.scope.companyId} and ${matches(search)}`;
  const { rows } = await sql<OwnRateRow>`
    select ${COLUMNS} from company_exchange_rate r left join user_account u on u.id = r.updated_by ${where}
    ${NEWEST_FIRST} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(tx.db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from company_exchange_rate r ${where}`.execute(tx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** One of the company's own rates. */
export async function findOwnRate(tx: CompanyTransaction, id: string): Promise<OwnRateRow | undefined> {
  const { rows } = await sql<OwnRateRow>`
    select ${COLUMNS} from company_exchange_rate r left join user_account u on u.id = r.updated_by
    where r.company_id = ${tx.scope.companyId} and r.id = ${id}`.execute(tx.db);
  return rows[0];
}

/** The rates of these pairs and days as they are stored, by `pairDayKey`. */
export async function findStoredRates(
  tx: PlatformTransaction,
  rates: readonly { readonly base: string; readonly quote: string; readonly asOf: CalendarDate }[],
): Promise<ReadonlyMap<string, { readonly rate: string; readonly source: RateSource }>> {
  const { rows } = await sql<{
    base: string;
    quote: string;
    as_of: CalendarDate;
    rate: string;
    source: RateSource;
  }>`
    select r.base, r.quote, r.as_of, r.rate, r.source from exchange_rate r
    join json_to_recordset(${JSON.stringify(rates)}::json) as n (base text, quote text, "asOf" date)
      on n.base = r.base and n.quote = r.quote and n."asOf" = r.as_of`.execute(tx.db);
  return new Map(rows.map((row) => [pairDayKey({ ...row, asOf: row.as_of }), row]));
}

/** Names a pair and a day. */
export function pairDayKey(rate: {
  readonly base: string;
  readonly quote: string;
  readonly asOf: string;
}): string {
  return `${rate.base}/${rate.quote}/${rate.asOf}`;
}
