import { sql } from "kysely";
import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";
import { EVERYONE } from "../owner.ts";
import type { RateDesk } from "../policy.ts";
import { airlinesOf, ratesOfDesk } from "./desk.ts";
import type { LaneRow } from "./lane.ts";

/** A publication in the history of some airlines. */
export interface PublicationRow {
  readonly set_id: number;
  readonly state: "live" | "superseded" | "rolled-back";
  readonly source: string;
  readonly airline_id: number;
  readonly airline_iata: string | null;
  readonly airline_name: string;
  readonly published_at: Date;
  readonly published_by: string | null;
  readonly added: number;
  readonly ended: number;
  /** lanes, as the check of an import counted them; null: of other publications, or forgotten */
  readonly lanes: { readonly added: number; readonly changed: number; readonly ended: number } | null;
  readonly rates: readonly TouchedRate[];
}

interface TouchedRate {
  readonly id: string;
  readonly rate_type: "general" | "contract" | "spot" | "priority" | "promo";
  readonly first_lane: string | null;
  readonly lane_count: number | null;
}

/** Rates of a publication that are named. */
const RATES_NAMED = 5;
/** Publications counted at most: beyond, a screen says 'more'. */
export const MOST_COUNTED = 10_000;

const PUBLISHER = sql`coalesce((select trim(u.first_name || ' ' || u.last_name) from user_account u
  where u.id = t.published_by), (select c.name from company c where c.id = t.author_company_id))`;

/** Sets that touched a rate of the desk: that added one, or ended one. */
const touching = (desk: RateDesk, airlineId: number | undefined) => sql`from rate_set t
  join airline a on a.id = t.airline_id
  where t.state in ('live', 'superseded', 'rolled-back') and t.published_at is not null and ${airlinesOf(desk)}
    and (${airlineId ?? null}::integer is null or t.airline_id = ${airlineId ?? null}::integer)
    and (exists (select from rate_sheet s where s.set_id = t.id and ${ratesOfDesk(desk)})
      or exists (select from rate_sheet s join rate_set o on o.id = s.set_id where s.ended_by_set = t.id
        and o.author_company_id is distinct from s.owner_id and ${shownTo(desk)}))`;

/** Rates (sheet `s`) of a set that the desk may see; the set's airline and author are looked at elsewhere. */
function shownTo(desk: RateDesk) {
  if (desk.kind === "data-entry") return sql`s.owner_id = ${sql.lit(EVERYONE)}`;
  return desk.kind === "airline" && !desk.readsContracts ? sql`s.rate_type <> 'contract'` : sql`true`;
}

/** Rates that a set added, and those that it ended and did not replace. */
const TOUCHED = (desk: RateDesk) => sql`
  select s.id, s.rate_id, s.rate_type from rate_sheet s where s.set_id = t.id and ${shownTo(desk)}
  union all
  select s.id, s.rate_id, s.rate_type from rate_sheet s where s.ended_by_set = t.id and ${shownTo(desk)}
    and not exists (select from rate_sheet n where n.set_id = t.id and n.rate_id = s.rate_id)`;

/** Lanes that an import's check found different, by kind; their places are counted from 1. */
const LANES_CHANGED = sql`(
  select case when coalesce(added, changed, ended) is not null then jsonb_build_object(
    'added', coalesce(added, 0), 'changed', coalesce(changed, 0), 'ended', coalesce(ended, 0)) end
  from (select
    (select max(place) from rate_set_change c where c.set_id = t.id and c.kind = 'added') as added,
    (select max(place) from rate_set_change c where c.set_id = t.id and c.kind = 'changed') as changed,
    (select max(place) from rate_set_change c where c.set_id = t.id and c.kind = 'ended') as ended) as counted)`;

/** A page of publications, the newest first. */
export async function findPublications(
  tx: Transaction,
  desk: RateDesk,
  page: { readonly airlineId?: number | undefined; readonly limit: number; readonly offset: number },
): Promise<PublicationRow[]> {
  const { rows } = await sql<PublicationRow>`
    with page as materialized (
      select t.id ${touching(desk, page.airlineId)}
      order by t.published_at desc, t.id desc limit ${sql.lit(page.limit)} offset ${sql.lit(page.offset)}
    )
    select t.id as set_id, t.state, t.source, a.id as airline_id, a.iata as airline_iata, a.name as airline_name,
      t.published_at, ${PUBLISHER} as published_by,
      (select count(*)::integer from rate_sheet s where s.set_id = t.id and ${shownTo(desk)}) as added,
      (select count(*)::integer from rate_sheet s where s.ended_by_set = t.id and ${shownTo(desk)}) as ended,
      ${LANES_CHANGED} as lanes,
      coalesce((select jsonb_agg(r) from (
        select n.rate_id as id, n.rate_type, x.first_lane, x.lane_count
        from (${TOUCHED(desk)}) as n left join rate_extent x on x.sheet_id = n.id
        order by n.id limit ${sql.lit(RATES_NAMED)}) as r), '[]') as rates
    from page join rate_set t on t.id = page.id join airline a on a.id = t.airline_id
    order by t.published_at desc, t.id desc`.execute(tx.db);
  return rows;
}

/** How many there are, counted to just above `MOST_COUNTED`. */
export async function countPublications(
  tx: Transaction,
  desk: RateDesk,
  airlineId: number | undefined,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (
      select ${touching(desk, airlineId)} limit ${sql.lit(MOST_COUNTED + 1)}) as found`.execute(tx.db);
  return rows[0]?.total ?? 0;
}

/** When and by whom a state of a rate was taken out of force. */
export interface EndRow {
  readonly sheet_id: number;
  readonly set_state: "draft" | "live" | "superseded" | "rolled-back";
  readonly source: string;
  readonly created_at: Date;
  readonly ended_at: Date | null;
  readonly ended_by: string | null;
}

/** The ends of these sheets: replaced or ended by another set, or rolled back. */
export function findEnds(tx: Transaction, sheetIds: readonly number[]): Promise<EndRow[]> {
  return queryRows(
    tx,
    `select s.id as sheet_id, t.state as set_state, t.source, s.created_at,
       coalesce(t.rolled_back_at, s.ended_at) as ended_at,
       (select coalesce((select trim(u.first_name || ' ' || u.last_name) from user_account u
           where u.id = case when t.rolled_back_at is null then e.published_by else t.rolled_back_by end),
         (select c.name from company c where c.id = e.author_company_id))
        from (select 1) as one left join rate_set e on e.id = s.ended_by_set) as ended_by
     from rate_sheet s join rate_set t on t.id = s.set_id where s.id = any($1::bigint[])`,
    [sheetIds],
  );
}

/** A lane as it was and as it is. */
export interface LaneChangeRow {
  readonly origin: string;
  readonly destination: string;
  readonly before: LaneRow | null;
  readonly after: LaneRow | null;
}

const lanesOf = (
  place: string,
) => `select l.origin, l.destination, l.valid_from, l.valid_to, l.scale, l.min_charge,
    l.basic_charge, b.weights, l.breaks
  from (select * from rate_lane where sheet_id = ${place} union all
    select * from rate_lane_archive where sheet_id = ${place}) as l join break_scheme b on b.id = l.scheme_id`;
const valueOf = (lane: string) => `(${lane}.min_charge * 10::numeric ^ -${lane}.scale,
    coalesce(${lane}.basic_charge, 0) * 10::numeric ^ -${lane}.scale, ${lane}.weights,
    array(select p * 10::numeric ^ -${lane}.scale from unnest(${lane}.breaks) with ordinality as q (p, i) order by i))`;

/** Lanes of two states of a rate that are not the same, in lane order; dates of validity are compared elsewhere. */
const CHANGES = `with before as (${lanesOf("$1")}), after as (${lanesOf("$2")}), pair as (
    select coalesce(n.origin, o.origin) as origin, coalesce(n.destination, o.destination) as destination,
      case when o.origin is null then 'added' when n.origin is null then 'removed' else 'changed' end as kind,
      case when o.origin is not null then to_jsonb(o) end as before,
      case when n.origin is not null then to_jsonb(n) end as after
    from before o full join after n on n.origin = o.origin and n.destination = o.destination
    where o.origin is null or n.origin is null or ${valueOf("o")} <> ${valueOf("n")}
  )`;

/** How many lanes differ, and the first ones. */
export async function findLaneChanges(
  tx: Transaction,
  states: { readonly before: number; readonly after: number },
  limit: number,
): Promise<{ counts: ReadonlyMap<string, number>; examples: LaneChangeRow[] }> {
  const values = [states.before, states.after];
  const counted = await queryRows<{ kind: string; lanes: number }>(
    tx,
    `${CHANGES} select kind, count(*)::integer as lanes from pair group by kind`,
    values,
  );
  const examples =
    counted.length === 0
      ? []
      : await queryRows<LaneChangeRow>(
          tx,
          `${CHANGES} select origin, destination, before, after from pair order by origin, destination limit $3`,
          [...values, limit],
        );
  return {
    counts: new Map(counted.map((row) => [row.kind, row.lanes])),
    examples: examples.map((row) => ({
      ...row,
      before: withTexts(row.before),
      after: withTexts(row.after),
    })),
  };
}

/** Weights come out of the JSON as numbers. */
function withTexts(lane: LaneRow | null): LaneRow | null {
  return lane && { ...lane, weights: lane.weights.map(String) };
}
