import { QUOTATION_STATUSES } from "@kilolane/contract";
import { CLOCK_NOW } from "../../../db/clock.ts";
import { createCache } from "../../../db/cache.ts";
import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { searchTextOf } from "../../place/reads/place.ts";
import { EXPIRING_SOON } from "./expiring.ts";
import { type Visibility, visibilityClause } from "./visibility.ts";
import { type QuotationStatus, statusClause } from "./status.ts";
import {
  airlineClause,
  findAirlineMark,
  findWords,
  type FoundMark,
  type FoundWords,
  wordClauses,
  numberWithZeros,
} from "./word.ts";

/** Matches counted at most: beyond, a screen says 'more than 10,000'. */
export const MOST_COUNTED = 10_000;

/** How long a count may be old, in ms; a change made on this node is seen at once (`forgetCounts`). */
const COUNT_LIFE_MS = 2000;

/** What a list may be narrowed by; every part optional. */
export interface ListFilter {
  readonly search?: string | undefined;
  readonly status?: readonly QuotationStatus[] | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly goods?: string | undefined;
  readonly owner?: string | undefined;
  readonly inquirer?: string | undefined;
  /** id of an airline that one of the options is of */
  readonly airline?: number | undefined;
  /** id of the airline of the option that counts */
  readonly mainAirline?: number | undefined;
  readonly type?: "quick" | "manual" | undefined;
  readonly createdFrom?: string | undefined;
  readonly createdTo?: string | undefined;
  readonly expiring?: "soon" | undefined;
}

export interface ListSort {
  readonly field: keyof typeof SORT_COLUMNS;
  readonly direction: "asc" | "desc";
}

/** Type of each sort column, for the place that a window begins after. */
const SORT_TYPES = {
  createdAt: "timestamptz",
  number: "text",
  validUntil: "date",
  sellTotal: "numeric",
  chargeableWeightKg: "numeric",
  readyDate: "date",
} as const;

/** Columns a list may be sorted by; each has an index that begins with the company. */
export const SORT_COLUMNS = {
  createdAt: "q.created_at",
  number: "q.number",
  validUntil: "q.valid_until",
  sellTotal: "q.sell_total_usd",
  chargeableWeightKg: "q.chargeable_weight_kg",
  readyDate: "q.ready_date",
} as const;

export interface ListRow {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  /** a revision that is not sent yet; null without one */
  readonly draft_version: number | null;
  readonly status: QuotationStatus;
  readonly is_manual: boolean;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly inquirer_company: string;
  readonly inquirer_name: string;
  readonly from_airport: string;
  readonly to_airport: string;
  readonly ready_date: string;
  readonly goods_type: string;
  readonly airlines: string;
  readonly chargeable_weight_kg: string;
  readonly gross_weight_kg: string;
  readonly currency: string;
  readonly sell_total: string;
  readonly profit_usd: string;
  readonly sell_total_usd: string;
  readonly valid_until: string;
  readonly expires_at: Date;
  readonly owner_user_id: string;
  readonly owner_name: string;
  /** of the client's account; empty without one */
  readonly client_name: string;
  /** the value that the list is sorted by, as text: with the id, where the next window begins */
  readonly sort_key?: string;
}

/** The row after which a window begins. */
interface ListPlace {
  readonly sortKey: string;
  readonly id: string;
}

/** Draft and sent ones count as expired from the moment on, before the sweep has written it (product.md §2.5). */
export const EFFECTIVE_STATUS = `case when q.status in ('draft', 'sent') and q.expires_at <= ${CLOCK_NOW} then 'expired'
  else q.status end`;

const COLUMNS = `q.id, q.number, q.version, q.draft_version, ${EFFECTIVE_STATUS} as status, q.is_manual, q.created_at, q.updated_at,
  q.inquirer_company, q.inquirer_name, q.from_airport, q.to_airport, q.ready_date, q.goods_type, q.airlines,
  q.chargeable_weight_kg, q.gross_weight_kg, q.currency, q.sell_total, q.profit_usd, q.sell_total_usd, q.valid_until,
  q.expires_at, q.owner_user_id, trim(u.first_name || ' ' || u.last_name) as owner_name,
  coalesce(trim(c.first_name || ' ' || c.last_name), '') as client_name`;

const PEOPLE = `left join user_account u on u.company_id = q.company_id and u.id = q.owner_user_id
  left join user_account c on c.company_id = q.company_id and c.id = q.client_user_id`;

/** Collects parameters and answers their places. */
function parameters(first: readonly unknown[]) {
  const values = [...first];
  return { values, place: (value: unknown) => `$${values.push(value)}` };
}

const LOOKS_LIKE_NUMBER = /^[a-z]{1,6}-m?\d[\d-]*$/i;

function filterClauses(filter: ListFilter, found: FoundFilter, place: (value: unknown) => string): string[] {
  const clauses: string[] = [];
  if (filter.from) clauses.push(`q.from_airport = ${place(filter.from.toUpperCase())}`);
  if (filter.to) clauses.push(`q.to_airport = ${place(filter.to.toUpperCase())}`);
  if (filter.goods) clauses.push(`q.goods_type = ${place(filter.goods)}`);
  if (filter.owner) clauses.push(`q.owner_user_id = ${place(filter.owner)}::uuid`);
  if (filter.inquirer) clauses.push(`q.inquirer_id = ${place(filter.inquirer)}::uuid`);
  if (filter.mainAirline !== undefined)
    clauses.push(`q.main_airline_id = ${place(filter.mainAirline)}::integer`);
  if (filter.type) clauses.push(filter.type === "manual" ? "q.is_manual" : "not q.is_manual");
  // instants, not dates: only a leakproof comparison may use an index under row-level security
  if (filter.createdFrom) clauses.push(`q.created_at >= ${place(filter.createdFrom)}::date::timestamptz`);
  if (filter.createdTo) clauses.push(`q.created_at < (${place(filter.createdTo)}::date + 1)::timestamptz`);
  if (filter.expiring === "soon") clauses.push(...EXPIRING_SOON);
  const search = filter.search?.trim() ?? "";
  if (LOOKS_LIKE_NUMBER.test(search)) {
    // comparison operators, not LIKE: only leakproof ones may use an index under row-level security
    const prefix = search.toUpperCase();
    const begins = `q.number ~>=~ ${place(prefix)} and q.number ~<~ ${place(`${prefix}\u{10ffff}`)}`;
    const whole = numberWithZeros(prefix);
    clauses.push(whole === null ? begins : `(${begins} or q.number = ${place(whole)})`);
  }
  if (found.words !== null) clauses.push(...wordClauses(found.words, place));
  if (found.airline !== null) clauses.push(airlineClause(found.airline, place));
  return clauses;
}

/** What of a filter is found by the table of words; null: nothing is asked for. */
interface FoundFilter {
  readonly words: FoundWords | null;
  readonly airline: FoundMark | null;
}

/** The words of a search that is not for a number, and the airline's mark. */
async function findByWords(tx: CompanyTransaction, filter: ListFilter): Promise<FoundFilter> {
  const search = filter.search?.trim() ?? "";
  const isSearched = searchTextOf(search) !== "" && !LOOKS_LIKE_NUMBER.test(search);
  return {
    words: isSearched ? await findWords(tx, search) : null,
    airline: filter.airline === undefined ? null : await findAirlineMark(tx, filter.airline),
  };
}

/** What is read of the list; `limit` and `offset` are validated integers. */
export interface ListWindow {
  readonly filter: ListFilter;
  readonly sort: ListSort;
  readonly limit: number;
  readonly offset: number;
  /** begins after this row instead of at an offset: constant work however far down */
  readonly after?: ListPlace | undefined;
}

/** A window of the list: whole rows in order. */
export async function findQuotationRows(
  tx: CompanyTransaction,
  visibility: Visibility,
  query: ListWindow,
): Promise<ListRow[]> {
  const { values, place } = parameters([tx.scope.companyId]);
  const clauses = ["q.company_id = $1", ...visibilityClause(visibility, place)];
  clauses.push(...filterClauses(query.filter, await findByWords(tx, query.filter), place));
  const statuses = query.filter.status ?? [];
  if (statuses.length > 0) clauses.push(`(${statuses.map(statusClause).join(" or ")})`);
  const { field } = query.sort;
  const direction = query.sort.direction === "asc" ? "asc" : "desc";
  if (query.after !== undefined) {
    const key = `${place(query.after.sortKey)}::${SORT_TYPES[field]}`;
    const beyond = direction === "asc" ? ">" : "<";
    clauses.push(`(${SORT_COLUMNS[field]}, q.id) ${beyond} (${key}, ${place(query.after.id)}::uuid)`);
  }
  return queryRows<ListRow>(
    tx,
    `select ${COLUMNS}, ${SORT_COLUMNS[field]}::text as sort_key from quotation q ${PEOPLE}
     where ${clauses.join(" and ")}
     order by ${SORT_COLUMNS[field]} ${direction}, q.id ${direction}
     limit ${Math.trunc(query.limit)} offset ${Math.trunc(query.offset)}`,
    values,
  );
}

/** The rows of the list that changed last. */
export function findRecentRows(
  tx: CompanyTransaction,
  visibility: Visibility,
  limit: number,
): Promise<ListRow[]> {
  const { values, place } = parameters([tx.scope.companyId]);
  const clauses = ["q.company_id = $1", ...visibilityClause(visibility, place)];
  return queryRows<ListRow>(
    tx,
    `select ${COLUMNS} from quotation q ${PEOPLE} where ${clauses.join(" and ")}
     order by q.updated_at desc, q.id desc limit ${Math.trunc(limit)}`,
    values,
  );
}

export type StatusCounts = Readonly<Record<QuotationStatus, number>>;

const STATUSES: readonly QuotationStatus[] = QUOTATION_STATUSES;

/** Lists of one company whose counts are in memory at most. */
const MOST_LISTS = 200;

/** By company, then by who looks at which list; all of a company's counts are dropped together. */
const cachedCounts = createCache<string, Map<string, StatusCounts>>({
  ttlMs: COUNT_LIFE_MS,
  maxEntries: 2000,
});

/** Drops the counts of a company that a change has made wrong. */
export function forgetCounts(tx: CompanyTransaction): void {
  cachedCounts.delete(tx, tx.scope.companyId);
}

/** A state as conditions that exclude each other and have an index each: an OR would read the table from end to end. */
function statusBranches(status: QuotationStatus): string[] {
  if (status !== "expired") return [statusClause(status)];
  return ["q.status = 'expired'", `q.status in ('draft', 'sent') and q.expires_at <= ${CLOCK_NOW}`];
}

/** Counts each state by its own index, and no further than needed. */
function countMany(clauses: readonly string[]): string {
  const counted = STATUSES.map((status) => {
    const matches = statusBranches(status).map(
      (branch) => `select from quotation q where ${clauses.join(" and ")} and ${branch}`,
    );
    return `(select count(*) from (${matches.join(" union all ")} limit ${MOST_COUNTED + 1}) as matches) as ${status}`;
  });
  return `select ${counted.join(", ")}`;
}

/** Counts all states in one pass over the few quotations that hold a word. */
function countFew(clauses: readonly string[]): string {
  const counted = STATUSES.map((status) => `count(*) filter (where ${statusClause(status)}) as ${status}`);
  return `select ${counted.join(", ")} from quotation q where ${clauses.join(" and ")}`;
}

/**
 * How many quotations match per status, whatever status the filter names; each counted up to one beyond
 * `MOST_COUNTED`. At most two seconds old, because counting costs more than the page itself.
 */
export async function countByStatus(
  tx: CompanyTransaction,
  visibility: Visibility,
  filter: ListFilter,
): Promise<StatusCounts> {
  const company = await cachedCounts.getOrLoad(tx, tx.scope.companyId, () => Promise.resolve(new Map()));
  const key = JSON.stringify([visibility, { ...filter, status: undefined }]);
  const cached = company.get(key);
  if (cached !== undefined) return cached;
  const found = await findByWords(tx, filter);
  const { values, place } = parameters([tx.scope.companyId]);
  const clauses = [
    "q.company_id = $1",
    ...visibilityClause(visibility, place),
    ...filterClauses(filter, found, place),
  ];
  const text =
    found.words?.isRare === true || found.airline?.isRare === true ? countFew(clauses) : countMany(clauses);
  const [row] = await queryRows<Record<QuotationStatus, number>>(tx, text, values);
  if (row === undefined) throw new Error("a count answers one row");
  if (company.size > MOST_LISTS) company.clear();
  company.set(key, row);
  return row;
}
