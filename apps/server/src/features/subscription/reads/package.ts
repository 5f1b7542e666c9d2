import { sql } from "kysely";
import { CLOCK_NOW } from "../../../db/clock.ts";
import { likePatternsOf } from "../../../db/like-patterns.ts";
import type { PlatformTransaction, Transaction } from "../../../db/transaction.ts";

export interface PriceRow {
  readonly package_id: string;
  readonly currency: string;
  readonly key_type: "admin" | "agent" | "client";
  readonly unit_minor: number;
}

export interface PackageRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly admin_keys: number;
  readonly agent_keys: number;
  readonly client_keys: number;
  readonly term_months: number;
  readonly grace_days: number;
  readonly is_offered: boolean;
  readonly version: number;
  readonly prices: readonly PriceRow[];
}

export type ManagedPackageRow = PackageRow & { readonly company_count: number };

/** The prices of each package, as one array of rows beside it. */
const PRICES = sql`coalesce((select jsonb_agg(jsonb_build_object('package_id', s.package_id, 'currency', s.currency,
  'key_type', s.key_type, 'unit_minor', s.unit_minor) order by s.currency, s.key_type)
  from subscription_price s where s.package_id = p.id), '[]') as prices`;

/** What companies may buy, the smallest first. */
export async function findOffered(tx: Transaction): Promise<PackageRow[]> {
  const { rows } = await sql<PackageRow>`select p.*, ${PRICES} from subscription_package p where p.is_offered
    order by p.admin_keys + p.agent_keys + p.client_keys, p.term_months, p.id`.execute(tx.db);
  return rows;
}

export async function findPackage(tx: Transaction, id: string): Promise<PackageRow | undefined> {
  const { rows } = await sql<PackageRow>`
    select p.*, ${PRICES} from subscription_package p where p.id = ${id}`.execute(tx.db);
  return rows[0];
}

export interface PackageSearch {
  readonly search: string;
  readonly show: "all" | "offered" | "withdrawn";
  readonly sort: "name" | "termMonths" | "companyCount";
  readonly direction: "asc" | "desc";
  readonly page: number;
  readonly size: number;
}

const COUNT = sql`(select count(*) from subscription b where b.package_id = p.id) as company_count`;
const ORDERS = { name: "lower(p.name)", termMonths: "p.term_months", companyCount: "company_count" } as const;
const SHOWN = { all: "true", offered: "p.is_offered", withdrawn: "not p.is_offered" } as const;

/** One page of the operator's packages, and how many there are. */
export async function findPackages(tx: PlatformTransaction, search: PackageSearch) {
  const matches = sql`${sql.raw(SHOWN[search.show])}
    and lower(p.name || ' ' || p.description) like all (${likePatternsOf(search.search)}::text[])`;
  const { rows } = await sql<ManagedPackageRow>`select p.*, ${PRICES}, ${COUNT} from subscription_package p
    where ${matches} order by ${sql.raw(ORDERS[search.sort])} ${sql.raw(search.direction)}, p.id
    limit ${sql.lit(search.size)} offset ${sql.lit((search.page - 1) * search.size)}`.execute(tx.db);
  const counted = await sql<{ total: number }>`
    select count(*) as total from subscription_package p where ${matches}`.execute(tx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findManagedPackage(
  tx: PlatformTransaction,
  id: string,
): Promise<ManagedPackageRow | undefined> {
  const { rows } = await sql<ManagedPackageRow>`
    select p.*, ${PRICES}, ${COUNT} from subscription_package p where p.id = ${id}`.execute(tx.db);
  return rows[0];
}

export interface ForecastRow {
  readonly month: string;
  readonly currency: string;
  readonly companies: number;
  readonly keys: number;
  readonly minor: number;
}

/** What renewing every subscription at its end, for the term and prices of its package, brings in a year. */
export async function findForecast(tx: PlatformTransaction): Promise<ForecastRow[]> {
  const { rows } = await sql<ForecastRow>`
    with priced as (
      select b.company_id, b.ends_at, b.currency, p.term_months,
        b.admin_keys + b.agent_keys + b.client_keys as keys,
        (select sum(s.unit_minor * case s.key_type when 'admin' then b.admin_keys when 'agent' then b.agent_keys
          else b.client_keys end) from subscription_price s
          where s.package_id = b.package_id and s.currency = b.currency) as minor
      from subscription b join subscription_package p on p.id = b.package_id
      where b.ends_at > ${sql.raw(CLOCK_NOW)}
    ), due as (
      select priced.*, ends_at + make_interval(months => term_months * turn) as due_at
      from priced cross join generate_series(0, 11) as turn
    )
    select to_char(due_at at time zone 'UTC', 'YYYY-MM') as month, currency, count(*) as companies,
      sum(keys)::bigint as keys, coalesce(sum(minor), 0)::bigint as minor
    from due where due_at < ${sql.raw(CLOCK_NOW)} + interval '12 months'
    group by 1, 2 order by 1, 2`.execute(tx.db);
  return rows;
}
