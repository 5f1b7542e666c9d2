import { RATE_STATES, type RateState } from "@kilolane/contract";
import { sql, type RawBuilder } from "kysely";
import { createCache } from "../../../db/cache.ts";
import { CLOCK_TODAY } from "../../../db/clock.ts";
import type { Transaction } from "../../../db/transaction.ts";
import type { RateDesk } from "../policy.ts";
import { ADDED_AT, airlinesOf } from "./desk.ts";
import { FIRST_PRICES, type FirstPrices } from "./first-prices.ts";
import {
  COLUMNS,
  FROM,
  type RateFilter,
  type RateSheetRow,
  type RateSort,
  SORT_COLUMNS,
  STATES,
  statesOf,
  whereOf,
} from "./rate.ts";

/** A window of a list of rates. */
export interface PageWindow {
  readonly filter: RateFilter;
  readonly sort: RateSort;
  readonly limit: number;
  readonly offset: number;
}

/** Which sheets a page shows, in its order, and how many rates match in each state, whatever states the filter names. */
export interface RatePage {
  readonly sheetIds: readonly number[];
  readonly counts: Readonly<Record<RateState, number>>;
}

type PageRow = Record<RateState, number> & { readonly ids: readonly number[] };

/** At most one state holds for a sheet. */
const STATE_NOW = sql`case ${sql.join(
  RATE_STATES.map((state) => sql`when ${STATES[state]} then ${sql.lit(state)}`),
  sql` `,
)} end`;

/** Finds a page and counts the states in one pass over everything that matches: at a million lanes that is what it costs. */
export function ratePageQuery(desk: RateDesk, page: PageWindow): RawBuilder<PageRow> {
  const { field, direction } = page.sort;
  const counts = RATE_STATES.map(
    (state) => sql`count(*) filter (where state = ${sql.lit(state)})::integer as ${sql.ref(state)}`,
  );
  return sql<PageRow>`
    with matched as materialized (
      select s.id, ${STATE_NOW} as state, ${SORT_COLUMNS[field]} as place
      from ${FROM} where ${whereOf(desk, page.filter)}
    )
    select array(
        select id from matched where state = any (${[...statesOf(page.filter)]}::text[])
        order by place ${direction === "asc" ? sql`asc` : sql`desc`} nulls last, id desc
        limit ${sql.lit(page.limit)} offset ${sql.lit(page.offset)}
      ) as ids, ${sql.join(counts)} from matched`;
}

async function readPage(tx: Transaction, desk: RateDesk, page: PageWindow): Promise<RatePage> {
  const { rows } = await ratePageQuery(desk, page).execute(tx.db);
  const [row] = rows;
  if (row === undefined) throw new Error("an aggregate without a row");
  const { ids, ...counts } = row;
  return { sheetIds: ids, counts };
}

/** Ids of cached pages in all. */
const MOST_IDS = 100_000;

const cachedPages = createCache<string, { readonly stamp: string; readonly page: RatePage }>({
  maxEntries: MOST_IDS,
  weightOf: ({ page }) => page.sheetIds.length + 10,
});

/**
 * Finds a page of a desk's rates. What a forwarder may price with changes only with what is live (its epoch), with the
 * airlines and with the day: as long as these are the same, a page is the one that was found before, on every node.
 * The transaction must be of isolation `repeatable read`, so that the page belongs to the stamp.
 */
export async function findRatePage(tx: Transaction, desk: RateDesk, page: PageWindow): Promise<RatePage> {
  const { search, badge, keptBy } = page.filter;
  // these ask for names, drafts and hours, which no stamp holds
  const isOfStamp = !search && !badge && !keptBy;
  if (desk.kind !== "usable" || !isOfStamp) return readPage(tx, desk, page);
  const stamp = await findStamp(tx, desk);
  const key = JSON.stringify([desk.companyId, page.filter, page.sort, page.limit, page.offset]);
  const known = cachedPages.get(tx, key);
  if (known?.stamp === stamp) return known.page;
  const found = await readPage(tx, desk, page);
  cachedPages.set(tx, key, { stamp, page: found });
  return found;
}

async function findStamp(tx: Transaction, desk: RateDesk): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select e.epoch || ' ' || ${sql.raw(CLOCK_TODAY)} || ' ' || (
      select coalesce(md5(string_agg(a.id || a.name, ',' order by a.id)), '') from airline a where ${airlinesOf(desk)}
    ) as stamp from rate_epoch e`.execute(tx.db);
  const [row] = rows;
  if (row === undefined) throw new Error("the rates have no epoch");
  return row.stamp;
}

/** A rate in a list. */
export interface ListedRateRow extends RateSheetRow, FirstPrices {
  readonly added_at: Date;
}

/** What a list says of each sheet, in the order of the ids. */
export function listedRatesQuery(sheetIds: readonly number[]): RawBuilder<ListedRateRow> {
  return sql<ListedRateRow>`
    select ${COLUMNS}, ${ADDED_AT} as added_at, p.scale, p.min_charge, p.breaks, p.weights
    from unnest(${[...sheetIds]}::bigint[]) with ordinality as page (id, place)
    join rate_sheet s on s.id = page.id join rate_set t on t.id = s.set_id
    join airline a on a.id = s.airline_id left join rate_extent x on x.sheet_id = s.id ${FIRST_PRICES}
    order by page.place`;
}

export async function findListedRates(
  tx: Transaction,
  sheetIds: readonly number[],
): Promise<readonly ListedRateRow[]> {
  if (sheetIds.length === 0) return [];
  const { rows } = await listedRatesQuery(sheetIds).execute(tx.db);
  return rows;
}
