import { queryRows } from "../../db/query-rows.ts";
import type { SystemTransaction } from "../../db/transaction.ts";
import { EFFECTIVE_STATUS } from "../quotation/reads/list.ts";
import { OWN_CARRIERS } from "../trucking/reads/tie.ts";
import type { Period } from "./reads.ts";

/** Sums of a group as PostgreSQL writes them; counts are text, money has two decimals. */
export interface HaulRow {
  readonly requests: string;
  readonly quoted: string;
  readonly won: string;
  readonly lost: string;
  readonly won_usd: string;
  readonly per_cwt_usd: string | null;
}

/** Pickups and deliveries within their zips that forwarders asked for in the period ($2, $3). */
const ASKED = `select r.created_at::date as day, l.leg, left(l.zip, 3) as zip_area, l.airport,
    'asked' as state, null::numeric as usd, null::numeric as lb
  from quotation_request r
  cross join lateral (values ('pickup', nullif(r.input ->> 'pickupZip', ''), r.from_airport),
    ('delivery', nullif(r.input ->> 'deliveryZip', ''), r.to_airport)) l (leg, zip, airport)
  where r.company_id in (select company_id from own) and r.created_at >= $2::date::timestamptz
    and r.created_at < ($3::date + 1)::timestamptz and l.zip is not null
    and exists (select from own join trucking_zone z on z.company_id = own.company_id and z.carrier_id = own.id
      where own.company_id = r.company_id and z.airport = l.airport and z.direction in (l.leg, 'both')
        and z.zip_from <= l.zip and z.zip_to >= l.zip)`;

/** Legs of quotations that were sent with them on, at what they cost the forwarder: their own price. */
const QUOTED = `select q.created_at::date as day, t.leg, left(t.zip, 3) as zip_area, t.airport,
    ${EFFECTIVE_STATUS} as state, t."buyTotal" * q.sell_total_usd / nullif(q.sell_total, 0) as usd,
    t."chargeableWeight" as lb
  from quotation q
  join quotation_version v on v.company_id = q.company_id and v.quotation_id = q.id and v.version = q.version
  cross join lateral jsonb_to_recordset(v.content -> 'carriers') as t ("truckingId" uuid, leg text, zip text,
    airport text, "isChosen" boolean, "buyTotal" numeric, "chargeableWeight" numeric)
  where q.company_id in (select company_id from own) and q.created_at >= $2::date::timestamptz
    and q.created_at < ($3::date + 1)::timestamptz and q.sent_at is not null and t."isChosen"
    and (q.company_id, t."truckingId") in (select company_id, id from own)`;

const SUMS = `count(*) filter (where h.state = 'asked') as requests,
  count(*) filter (where h.state <> 'asked') as quoted,
  count(*) filter (where h.state = 'accepted') as won,
  count(*) filter (where h.state in ('rejected', 'cancelled', 'expired')) as lost,
  round(coalesce(sum(h.usd) filter (where h.state = 'accepted'), 0), 2) as won_usd,
  round(100 * sum(h.usd) / nullif(sum(h.lb) filter (where h.usd is not null), 0), 2) as per_cwt_usd`;

/** `select … from haul h` over a trucking company's legs of a period. */
function findHauls<Row extends object>(
  tx: SystemTransaction,
  truckingCompanyId: string,
  { from, to }: Period,
  { columns = "", rest = "" },
): Promise<(HaulRow & Row)[]> {
  return queryRows(
    tx,
    `with own as materialized (${OWN_CARRIERS}), haul as (${ASKED} union all ${QUOTED})
     select ${columns} ${SUMS} from haul h ${rest}`,
    [truckingCompanyId, from, to],
  );
}

/** How many forwarders keep the trucking company among their carriers. */
export async function countKeepers(tx: SystemTransaction, truckingCompanyId: string): Promise<number> {
  const [row] = await queryRows<{ forwarders: number }>(
    tx,
    `select count(distinct company_id)::integer as forwarders from (${OWN_CARRIERS}) own`,
    [truckingCompanyId],
  );
  return row?.forwarders ?? 0;
}

/** The whole period. */
export async function getHaulResult(
  tx: SystemTransaction,
  truckingCompanyId: string,
  period: Period,
): Promise<HaulRow> {
  const [row] = await findHauls(tx, truckingCompanyId, period, {});
  if (row === undefined) throw new Error("a sum without a row");
  return row;
}

/** By day, those with a request or a quotation alone, in their order. */
export function findHaulDays(
  tx: SystemTransaction,
  truckingCompanyId: string,
  period: Period,
): Promise<(HaulRow & { readonly day: string })[]> {
  return findHauls<{ readonly day: string }>(tx, truckingCompanyId, period, {
    columns: "to_char(h.day, 'YYYY-MM-DD') as day,",
    rest: "group by h.day order by h.day",
  });
}

/** A zip area and an airport. */
interface HaulLane {
  readonly leg: "pickup" | "delivery";
  readonly zip_area: string;
  readonly airport: string;
}

/** By lane, those with the most requests first. */
export function findHaulLanes(
  tx: SystemTransaction,
  truckingCompanyId: string,
  period: Period,
  limit: number,
): Promise<(HaulRow & HaulLane)[]> {
  return findHauls<HaulLane>(tx, truckingCompanyId, period, {
    columns: "h.leg, h.zip_area, h.airport,",
    rest: `group by h.leg, h.zip_area, h.airport
      order by requests desc, quoted desc, h.airport, h.zip_area, h.leg limit ${Math.trunc(limit)}`,
  });
}
