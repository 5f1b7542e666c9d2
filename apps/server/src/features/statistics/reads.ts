import type { CalendarDate, KeyType, Role } from "@kilolane/domain";
import { queryRows } from "../../db/query-rows.ts";
import { CLOCK_NOW } from "../../db/clock.ts";
import type { CompanyTransaction } from "../../db/transaction.ts";
import { EFFECTIVE_STATUS } from "../quotation/reads/list.ts";
import { type Visibility, visibilityClause } from "../quotation/reads/visibility.ts";

/** Days from one to another, both counted. */
export interface Period {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** Quotations that a figure counts: those of a period that the caller may see. */
export interface Counted {
  readonly period: Period;
  readonly visibility: Visibility;
}

/** Sums of a group as PostgreSQL writes them; counts are text, money has two decimals. */
export interface ResultRow {
  readonly quotations: string;
  readonly accepted: string;
  readonly rejected: string;
  readonly revenue: string;
  readonly profit: string;
}

export interface PeriodRow extends ResultRow {
  readonly sent: string;
  readonly seconds_to_send: number | null;
}

const RESULT = `count(*) as quotations,
  count(*) filter (where q.status = 'accepted') as accepted,
  count(*) filter (where q.status = 'rejected') as rejected,
  round(coalesce(sum(q.sell_total_usd) filter (where q.status = 'accepted'), 0), 2) as revenue,
  round(coalesce(sum(q.profit_usd) filter (where q.status = 'accepted'), 0), 2) as profit`;

/** The condition on `quotation q` and its values; the days of the list's own filter. */
export function countedBy(tx: CompanyTransaction, { period, visibility }: Counted) {
  const values: unknown[] = [tx.scope.companyId, period.from, period.to];
  const place = (value: unknown) => `$${values.push(value)}`;
  // compared with instants: a comparison with a date is not leakproof, so no index may serve it under row-level security
  const clauses = [
    "q.company_id = $1",
    "q.created_at >= $2::date::timestamptz",
    "q.created_at < ($3::date + 1)::timestamptz",
  ];
  clauses.push(...visibilityClause(visibility, place));
  return { values, where: clauses.join(" and "), place };
}

/** What the quotations of a period came to. */
export async function getPeriodResult(tx: CompanyTransaction, counted: Counted): Promise<PeriodRow> {
  const { values, where } = countedBy(tx, counted);
  const [row] = await queryRows<PeriodRow>(
    tx,
    `select ${RESULT}, count(*) filter (where q.sent_at is not null) as sent,
       percentile_cont(0.5) within group (order by extract(epoch from q.sent_at - q.created_at)::float8)
         filter (where q.sent_at is not null) as seconds_to_send
     from quotation q where ${where}`,
    values,
  );
  if (row === undefined) throw new Error("a sum without a row");
  return row;
}

/** The same by day, those with a quotation alone, in their order. */
export function findDayResults(
  tx: CompanyTransaction,
  counted: Counted,
): Promise<(ResultRow & { readonly day: string })[]> {
  const { values, where } = countedBy(tx, counted);
  return queryRows(
    tx,
    `select to_char(q.created_at::date, 'YYYY-MM-DD') as day, ${RESULT}
     from quotation q where ${where} group by q.created_at::date order by q.created_at::date`,
    values,
  );
}

interface DestinationRow extends ResultRow {
  readonly airport: string;
  readonly city: string;
  readonly country: string;
}

/** Destinations with the most quotations. */
export function findDestinations(
  tx: CompanyTransaction,
  counted: Counted,
  limit: number,
): Promise<DestinationRow[]> {
  const { values, where } = countedBy(tx, counted);
  return queryRows(
    tx,
    `select top.*, coalesce(a.city, '') as city, coalesce(a.country_code, '') as country
     from (select q.to_airport as airport, ${RESULT} from quotation q where ${where}
       group by q.to_airport order by count(*) desc, q.to_airport limit ${Math.trunc(limit)}) top
     left join airport a on a.iata = top.airport order by top.quotations desc, top.airport`,
    values,
  );
}

interface StatusRow {
  readonly user_id: string;
  readonly name: string;
  readonly status: string;
  readonly quotations: string;
}

/** Quotations by owner and by status as it is now. */
export function countStatusesByOwner(tx: CompanyTransaction, counted: Counted): Promise<StatusRow[]> {
  const { values, where } = countedBy(tx, counted);
  return queryRows(
    tx,
    `select own.*, trim(u.first_name || ' ' || u.last_name) as name
     from (select q.owner_user_id as user_id, ${EFFECTIVE_STATUS} as status, count(*) as quotations
       from quotation q where ${where} group by 1, 2) own
     join user_account u on u.company_id = $1 and u.id = own.user_id order by name, own.user_id`,
    values,
  );
}

interface OwnerRow extends ResultRow {
  readonly user_id: string;
  readonly name: string;
}

/** What each owner's quotations came to. */
export function findOwnerResults(tx: CompanyTransaction, counted: Counted): Promise<OwnerRow[]> {
  const { values, where } = countedBy(tx, counted);
  return queryRows(
    tx,
    `select own.*, trim(u.first_name || ' ' || u.last_name) as name
     from (select q.owner_user_id as user_id, ${RESULT} from quotation q where ${where} group by 1) own
     join user_account u on u.company_id = $1 and u.id = own.user_id order by name, own.user_id`,
    values,
  );
}

interface GroupRow extends ResultRow {
  readonly name: string;
  readonly inquirer_id: string | null;
  readonly airline_id: number | null;
}

const GROUPS = {
  client: "q.inquirer_company as name, q.inquirer_id as inquirer_id, null::integer as airline_id",
  lane: "q.from_airport || '-' || q.to_airport as name, null::uuid as inquirer_id, null::integer as airline_id",
  airline: "'' as name, null::uuid as inquirer_id, q.main_airline_id as airline_id",
} as const;

/** The groups with the most revenue. */
export function findGroupResults(
  tx: CompanyTransaction,
  counted: Counted,
  by: keyof typeof GROUPS,
  limit: number,
): Promise<GroupRow[]> {
  const { values, where } = countedBy(tx, counted);
  return queryRows(
    tx,
    `select ${GROUPS[by]}, ${RESULT} from quotation q where ${where} group by 1, 2, 3
     order by revenue desc, quotations desc, name, airline_id limit ${Math.trunc(limit)}`,
    values,
  );
}

interface Place {
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Where airports are, in degrees, by their code; unknown ones are left out. */
export async function findPlaces(
  tx: CompanyTransaction,
  airports: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  if (airports.length === 0) return new Map();
  const rows = await queryRows<Place & { readonly iata: string }>(
    tx,
    "select a.iata, a.city, a.latitude, a.longitude from airport a where a.iata = any($1)",
    [[...new Set(airports)]],
  );
  return new Map(rows.map(({ iata, ...place }) => [iata, place]));
}

/** Names of airlines by their ids. */
export async function findAirlineNames(
  tx: CompanyTransaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await queryRows<{ readonly id: number; readonly name: string }>(
    tx,
    "select a.id, a.name from airline a where a.id = any($1::integer[])",
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** People of the company by role. */
export function countUsers(
  tx: CompanyTransaction,
): Promise<{ readonly role: Role; readonly users: string; readonly active: string }[]> {
  return queryRows(
    tx,
    `select u.role, count(*) as users, count(*) filter (where not u.is_suspended) as active
     from user_account u where u.company_id = $1 group by u.role order by u.role`,
    [tx.scope.companyId],
  );
}

interface KeyRow {
  readonly type: KeyType;
  readonly keys: string;
  readonly used: string;
  readonly assigned: string;
  readonly free: string;
  readonly suspended: string;
  readonly expired: string;
}

/** Licence keys by type; each is counted in one state. */
export function countKeys(tx: CompanyTransaction): Promise<KeyRow[]> {
  const open = `k.expires_at > ${CLOCK_NOW} and not k.is_suspended`;
  return queryRows(
    tx,
    `select k.key_type as type, count(*) as keys,
       count(*) filter (where k.expires_at <= ${CLOCK_NOW}) as expired,
       count(*) filter (where k.expires_at > ${CLOCK_NOW} and k.is_suspended) as suspended,
       count(*) filter (where ${open} and k.used_by is not null) as used,
       count(*) filter (where ${open} and k.used_by is null and k.email is not null) as assigned,
       count(*) filter (where ${open} and k.used_by is null and k.email is null) as free
     from licence_key k where k.company_id = $1 group by k.key_type order by k.key_type`,
    [tx.scope.companyId],
  );
}

/** Today where days are counted, by the database's clock. */
export async function getToday(tx: CompanyTransaction): Promise<string> {
  const [row] = await queryRows<{ readonly day: string }>(
    tx,
    `select to_char(${CLOCK_NOW}::date, 'YYYY-MM-DD') as day`,
  );
  if (row === undefined) throw new Error("no clock");
  return row.day;
}
