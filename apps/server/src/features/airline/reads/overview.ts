import { type AIRFARE_SORTS, AIRFARE_VIEWS, type AirfareView } from "@kilolane/contract";
import { type RawBuilder, sql } from "kysely";
import type { PlatformTransaction } from "../../../db/transaction.ts";
import { COUNTED_RATES } from "../../rate/reads/rate.ts";
import { bestFirst, matches } from "./airline.ts";

/** A published airline at the head of a line of figures. */
export interface OverviewRow {
  readonly id: number;
  readonly iata: string | null;
  readonly name: string;
  readonly is_active: boolean;
  readonly company_id: string | null;
  readonly company_name: string | null;
  readonly company_is_active: boolean | null;
}
/** An airline with its rates counted. */
export interface AirfaresRow extends OverviewRow {
  readonly live: number;
  readonly live_lanes: number;
  readonly drafts: number;
  readonly expiring: number;
  readonly expired: number;
  readonly published_at: Date | null;
}
/** An airline with the surcharge lists that were stored for it. */
export interface SurchargesRow extends OverviewRow {
  readonly lists: readonly {
    readonly goods: string;
    readonly surcharges: number;
    readonly updatedAt: string;
    readonly updatedBy: string | null;
  }[];
}

interface Part {
  readonly term: string;
  readonly limit: number;
  readonly offset: number;
}

const HEAD = sql`a.id, a.iata, a.name, a.is_active, c.id as company_id, c.name as company_name,
  c.is_active and c.approval = 'approved' as company_is_active`;
const FROM = sql`airline a left join company c on c.id = a.airline_company_id`;

const VIEWS: Readonly<Record<AirfareView, RawBuilder<boolean>>> = {
  rated: sql`r.live > 0`,
  drafts: sql`r.drafts > 0`,
  expiring: sql`r.expiring > 0`,
  expired: sql`r.expired > 0`,
  unrated: sql`coalesce(r.live, 0) = 0 and a.is_active`,
  all: sql`true`,
};

type AirfareSort = (typeof AIRFARE_SORTS)[number];
const ORDERS: Readonly<Record<AirfareSort, RawBuilder<unknown>>> = {
  name: sql`lower(a.name)`,
  live: sql`coalesce(r.live, 0)`,
  liveLanes: sql`coalesce(r.live_lanes, 0)`,
  drafts: sql`coalesce(r.drafts, 0)`,
  expiring: sql`coalesce(r.expiring, 0)`,
  publishedAt: sql`r.published_at`,
};

interface AirfaresAnswer {
  readonly counts: Record<AirfareView, number>;
  readonly rows: readonly (Omit<AirfaresRow, "published_at"> & { readonly published_at: string | null })[];
}

interface AirfareSearch extends Part {
  readonly view: AirfareView;
  readonly sort: AirfareSort;
  readonly direction: "asc" | "desc";
}

/** A page of published airlines with their rates counted, and how many airlines there are in each view. */
export async function findAirfareRows(
  tx: PlatformTransaction,
  search: AirfareSearch,
): Promise<{ rows: AirfaresRow[]; counts: Record<AirfareView, number> }> {
  const from = sql`${FROM} left join r on r.airline_id = a.id
    where a.owner_company_id is null and ${matches(search.term)}`;
  const direction = search.direction === "asc" ? sql`asc nulls last` : sql`desc nulls last`;
  const counts = AIRFARE_VIEWS.map(
    (view) => sql`count(*) filter (where ${VIEWS[view]})::integer as ${sql.ref(view)}`,
  );
  // One statement, because to count the rates of all airlines is the dear part of it.
  const { rows } = await sql<AirfaresAnswer>`
    with r as materialized (${COUNTED_RATES}),
    counted as (select ${sql.join(counts)} from ${from}),
    page as (
      select ${HEAD}, coalesce(r.live, 0) as live, coalesce(r.live_lanes, 0) as live_lanes,
        coalesce(r.drafts, 0) as drafts, coalesce(r.expiring, 0) as expiring, coalesce(r.expired, 0) as expired,
        r.published_at, row_number() over (order by ${ORDERS[search.sort]} ${direction}, lower(a.name), a.id) as place
      from ${from} and ${VIEWS[search.view]}
      order by place
      limit ${sql.lit(search.limit)} offset ${sql.lit(search.offset)}
    )
    select to_json(counted) as counts,
      (select coalesce(json_agg(page order by place), '[]') from page) as rows
    from counted`.execute(tx.db);
  const [answer] = rows;
  if (answer === undefined) throw new Error("a count without a row");
  return {
    rows: answer.rows.map(({ published_at: at, ...row }) => ({
      ...row,
      published_at: at === null ? null : new Date(at),
    })),
    counts: answer.counts,
  };
}

const HAS_LISTS = sql<boolean>`exists (select from surcharge_template l where l.airline_id = a.id)`;
const SURCHARGE_VIEWS = {
  own: HAS_LISTS,
  standard: sql<boolean>`(a.is_active and not ${HAS_LISTS})`,
  all: sql<boolean>`true`,
} as const;
type SurchargeView = keyof typeof SURCHARGE_VIEWS;

/** A page of published airlines with their own surcharge lists, and how many airlines there are in each view. */
export async function findSurchargeRows(
  tx: PlatformTransaction,
  search: Part & { readonly view: SurchargeView },
): Promise<{ rows: SurchargesRow[]; counts: Record<SurchargeView, number> }> {
  const from = sql`${FROM} where a.owner_company_id is null and ${matches(search.term)}`;
  const { rows } = await sql<SurchargesRow>`
    select ${HEAD}, coalesce((
        select json_agg(json_build_object('goods', l.goods_type, 'surcharges', jsonb_array_length(l.surcharges),
          'updatedAt', l.updated_at, 'updatedBy',
          (select trim(u.first_name || ' ' || u.last_name) from user_account u where u.id = l.updated_by)))
        from surcharge_template l where l.airline_id = a.id), '[]') as lists
    from ${from} and ${SURCHARGE_VIEWS[search.view]}
    order by ${bestFirst(search.term)}
    limit ${sql.lit(search.limit)} offset ${sql.lit(search.offset)}`.execute(tx.db);
  const counts = Object.entries(SURCHARGE_VIEWS).map(
    ([view, holds]) => sql`count(*) filter (where ${holds})::integer as ${sql.ref(view)}`,
  );
  const counted = await sql<Record<SurchargeView, number>>`
    select ${sql.join(counts)} from ${from}`.execute(tx.db);
  return { rows, counts: counted.rows[0] ?? { own: 0, standard: 0, all: 0 } };
}

export const partOf = ({ page, size }: { readonly page: number; readonly size: number }) => ({
  limit: size,
  offset: (page - 1) * size,
});
