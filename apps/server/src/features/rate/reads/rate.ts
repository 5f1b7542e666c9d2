import type { ExportView, RateBadge, RateState } from "@kilolane/contract";
import type { CalendarDate, RateType } from "@kilolane/domain";
import { sql, type RawBuilder } from "kysely";
import { CLOCK_TODAY } from "../../../db/clock.ts";
import type { Transaction } from "../../../db/transaction.ts";
import type { StoredSheetTerms } from "../parsing/parse-terms.ts";
import type { RateDesk } from "../policy.ts";
import { ADDED_AT, ADDED_ON, HAS_PEOPLE, IS_MANUAL, ratesOfDesk } from "./desk.ts";

/** A sheet as lists and the editor show it. */
export interface RateSheetRow {
  readonly sheet_id: number;
  readonly set_id: number;
  readonly rate_id: string;
  readonly version: number;
  readonly state: RateState;
  readonly badges: readonly RateBadge[];
  readonly airline_id: number;
  readonly airline_iata: string | null;
  readonly airline_name: string;
  readonly rate_type: RateType;
  readonly owner_id: string;
  readonly owner_name: string | null;
  readonly is_manual: boolean;
  readonly is_demonstration: boolean;
  readonly goods_type: string;
  readonly aircraft: string;
  readonly currency: string;
  readonly weight_unit: string;
  readonly divisor: number;
  readonly weight_step: string;
  readonly transit_days: number | null;
  readonly days_of_operation: string;
  readonly grace_days: number;
  readonly provider: string;
  readonly terms: StoredSheetTerms;
  readonly lane_count: number;
  readonly valid_from: string;
  readonly valid_to: string;
  readonly first_origin: string | null;
  readonly first_destination: string | null;
  readonly saved_at: Date;
  readonly saved_by: string | null;
  readonly published_at: Date | null;
  readonly published_by: string | null;
}

/** Days before the last one in which a rate is shown as expiring, and people are notified (issue 4). */
export const EXPIRING_DAYS = 5;
/** Days for which a published rate is shown as new. */
const NEW_DAYS = 7;

const IS_LIVE = sql<boolean>`(t.state = 'live' and s.ended_by_set is null)`;
/** Drafts of the editor; those of an import are the import's business until they are published. */
const IS_DRAFT = sql<boolean>`(t.state = 'draft' and t.source = 'editor')`;
const TODAY = sql.raw(CLOCK_TODAY);

const STATE = sql`case when ${IS_DRAFT} then 'draft' when not ${IS_LIVE} then 'ended'
  when x.valid_to < ${TODAY} then 'expired' else 'live' end`;

const HAS_DRAFT = sql<boolean>`exists (select from rate_sheet d join rate_set dt on dt.id = d.set_id
  where d.rate_id = s.rate_id and dt.state = 'draft' and dt.source = 'editor')`;

/** What each badge means; only live rates wear one. */
const BADGES = {
  future: sql<boolean>`x.valid_from > ${TODAY}`,
  new: sql<boolean>`t.published_at > now() - make_interval(days => ${sql.lit(NEW_DAYS)})`,
  expiring: sql<boolean>`x.valid_to between ${TODAY} and ${TODAY} + ${sql.lit(EXPIRING_DAYS)}`,
  expired: sql<boolean>`x.valid_to < ${TODAY}`,
  changed: HAS_DRAFT,
} as const satisfies Record<RateBadge, RawBuilder<boolean>>;

/** A live rate that wears the badge. */
const wears = (badge: RateBadge): RawBuilder<boolean> => sql`(${IS_LIVE} and ${BADGES[badge]})`;

const BADGE_LIST = sql`array_remove(array[${sql.join(
  Object.entries(BADGES).map(
    ([badge, holds]) => sql`case when ${IS_LIVE} and ${holds} then ${sql.lit(badge)} end`,
  ),
)}], null)`;

const personOf = (column: string): RawBuilder<string | null> =>
  sql`coalesce((select trim(u.first_name || ' ' || u.last_name) from user_account u where u.id = ${sql.ref(column)}),
    (select c.name from company c where c.id = t.author_company_id))`;

export const COLUMNS = sql`s.id as sheet_id, s.set_id, s.rate_id, s.version, ${STATE} as state, ${BADGE_LIST} as badges,
  a.id as airline_id, a.iata as airline_iata, a.name as airline_name, s.rate_type, s.owner_id,
  (select c.name from company c where c.id = s.owner_id) as owner_name, ${IS_MANUAL} as is_manual,
  s.is_demonstration, s.goods_type, s.aircraft, s.currency, s.weight_unit, s.divisor, s.weight_step, s.transit_days,
  s.days_of_operation, s.grace_days, s.provider, s.terms, coalesce(x.lane_count, 0) as lane_count,
  coalesce(x.valid_from::text, '') as valid_from, coalesce(x.valid_to::text, '') as valid_to,
  left(x.first_lane, 3) as first_origin, substr(x.first_lane, 4) as first_destination,
  coalesce(t.published_at, s.created_at) as saved_at,
  ${personOf("s.created_by")} as saved_by, t.published_at,
  case when t.published_at is not null then ${personOf("t.published_by")} end as published_by`;

export const FROM = sql`rate_sheet s join rate_set t on t.id = s.set_id join airline a on a.id = s.airline_id
  left join rate_extent x on x.sheet_id = s.id`;

/** One row per rate: what is published, else its draft, else its last state. */
const IS_NEWEST: Readonly<Record<"published" | "draft" | "ended", RawBuilder<boolean>>> = {
  published: IS_LIVE,
  draft: sql`(${IS_DRAFT} and not exists (select from rate_sheet p join rate_set pt on pt.id = p.set_id
    where p.rate_id = s.rate_id and pt.state = 'live' and p.ended_by_set is null))`,
  ended: sql`(t.state in ('live', 'superseded', 'rolled-back') and not ${IS_LIVE} and not exists (
    select from rate_sheet p join rate_set pt on pt.id = p.set_id
    where p.rate_id = s.rate_id and p.id <> s.id and (pt.state = 'live' and p.ended_by_set is null
      or pt.state = 'draft' and pt.source = 'editor' or p.id > s.id and pt.state not in ('draft', 'discarded'))))`,
};

/** Rates of airlines counted by state, one row per airline that has any; manual ones of forwarders are not among them. */
export const COUNTED_RATES = sql`select s.airline_id,
    count(*) filter (where ${IS_LIVE} and x.valid_to >= ${TODAY})::integer as live,
    coalesce(sum(x.lane_count) filter (where ${IS_LIVE} and x.valid_to >= ${TODAY}), 0)::integer as live_lanes,
    count(*) filter (where ${IS_DRAFT})::integer as drafts,
    count(*) filter (where ${wears("expiring")})::integer as expiring,
    count(*) filter (where ${wears("expired")})::integer as expired,
    max(t.published_at) as published_at
  from ${FROM} where not ${IS_MANUAL} and (${IS_LIVE} or ${IS_DRAFT}) group by s.airline_id`;

/** What a list may be narrowed by; every part optional. */
export interface RateFilter {
  readonly search?: string | undefined;
  readonly state?: readonly RateState[] | undefined;
  readonly badge?: RateBadge | undefined;
  readonly rateType?: readonly RateType[] | undefined;
  readonly airlineId?: number | undefined;
  /** `data-entry`: of airlines without people of their own */
  readonly keptBy?: "data-entry" | "company" | undefined;
  readonly forwarderId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly goods?: string | undefined;
  readonly addedFrom?: CalendarDate | undefined;
  readonly addedUntil?: CalendarDate | undefined;
}

/** Columns a list may be sorted by. */
export const SORT_COLUMNS = {
  updatedAt: sql`coalesce(t.published_at, s.created_at)`,
  addedAt: ADDED_AT,
  startDate: sql`x.valid_from`,
  expiryDate: sql`x.valid_to`,
  laneCount: sql`x.lane_count`,
  rateType: sql`s.rate_type`,
  airline: sql`a.name`,
} as const;

export interface RateSort {
  readonly field: keyof typeof SORT_COLUMNS;
  readonly direction: "asc" | "desc";
}

export const STATES: Readonly<Record<RateState, RawBuilder<boolean>>> = {
  draft: IS_NEWEST.draft,
  live: sql`(${IS_LIVE} and x.valid_to >= ${TODAY})`,
  expired: sql`(${IS_LIVE} and x.valid_to < ${TODAY})`,
  ended: IS_NEWEST.ended,
};

function laneClause({ from, to }: RateFilter): RawBuilder<boolean> {
  if (!from && !to) return sql`true`;
  const parts = [
    ...(from ? [sql`l.origin = ${from.toUpperCase()}`] : []),
    ...(to ? [sql`l.destination = ${to.toUpperCase()}`] : []),
  ];
  return sql`exists (select from rate_lane l where l.sheet_id = s.id and ${sql.join(parts, sql` and `)})`;
}

function searchClause(search: string | undefined): RawBuilder<boolean> {
  const term = search?.trim() ?? "";
  if (term === "") return sql`true`;
  const pattern = `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(a.iata ilike ${pattern} or a.name ilike ${pattern} or s.provider ilike ${pattern} or s.owner_id in (
    select c.id from company c where c.kind = 'forwarder' and c.name ilike ${pattern}))`;
}

const STANDARD_STATES: readonly RateState[] = ["draft", "live", "expired"];

/** States that a list shows: all but what has ended, unless the filter says which. */
export function statesOf(filter: RateFilter): readonly RateState[] {
  return filter.state ?? STANDARD_STATES;
}

/** Everything a filter says but the states. */
export function whereOf(desk: RateDesk, filter: RateFilter): RawBuilder<boolean> {
  const clauses = [
    ratesOfDesk(desk),
    laneClause(filter),
    searchClause(filter.search),
    ...(filter.badge ? [wears(filter.badge)] : []),
    ...(filter.rateType ? [sql`s.rate_type = any (${[...filter.rateType]}::text[])`] : []),
    ...(filter.airlineId ? [sql`s.airline_id = ${filter.airlineId}`] : []),
    ...(filter.keptBy ? [filter.keptBy === "company" ? HAS_PEOPLE : sql`not ${HAS_PEOPLE}`] : []),
    ...(filter.forwarderId ? [sql`s.owner_id = ${filter.forwarderId}::uuid`] : []),
    ...(filter.goods ? [sql`s.goods_type = ${filter.goods}`] : []),
    ...(filter.addedFrom ? [sql`${ADDED_ON} >= ${filter.addedFrom}::date`] : []),
    ...(filter.addedUntil ? [sql`${ADDED_ON} <= ${filter.addedUntil}::date`] : []),
  ];
  return sql`${sql.join(clauses, sql` and `)}`;
}

/** What narrows the published rates of a list besides lanes. */
export interface PublishedFilter extends Pick<RateFilter, "search" | "goods"> {
  readonly view?: ExportView | undefined;
}

/** Those of the live sheets that a list narrowed like this shows, by id. */
export async function narrowSheets(
  tx: Transaction,
  sheetIds: readonly number[],
  { search, goods, view }: PublishedFilter,
): Promise<number[]> {
  const clauses = [
    searchClause(search),
    ...(goods ? [sql`s.goods_type = ${goods}`] : []),
    ...(view ? [view === "live" ? STATES.live : wears(view)] : []),
  ];
  const { rows } = await sql<{ id: number }>`
    select s.id from ${FROM} where s.id = any (${[...sheetIds]}::bigint[]) and ${sql.join(clauses, sql` and `)}
    order by s.id`.execute(tx.db);
  return rows.map((row) => row.id);
}

/**
 * The states of a rate that a desk may see and that were not thrown away, the newest first: its draft, what is
 * published, what was.
 */
export async function findRateStates(
  tx: Transaction,
  desk: RateDesk,
  rateId: string,
): Promise<RateSheetRow[]> {
  const { rows } = await sql<RateSheetRow>`
    select ${COLUMNS} from ${FROM}
    where s.rate_id = ${rateId} and ${ratesOfDesk(desk)}
      and (t.state in ('live', 'superseded', 'rolled-back') or ${IS_DRAFT})
    order by s.id desc`.execute(tx.db);
  return rows;
}
