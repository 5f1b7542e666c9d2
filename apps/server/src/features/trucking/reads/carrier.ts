import type { TruckingSortField, TruckingState } from "@kilolane/contract";
import { type CalendarDate } from "@kilolane/domain";
import { sql, type Selectable } from "kysely";
import { CLOCK_TODAY } from "../../../db/clock.ts";
import type { TruckingCarrierTable } from "../../../db/tables/trucking-carrier.ts";
import type { TruckingTariffTable } from "../../../db/tables/trucking-tariff.ts";
import type { TruckingZoneTable } from "../../../db/tables/trucking-zone.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import type { ListPart } from "../../../integrations/sheets/read-windows.ts";
import { wordBeginnings } from "../../place/reads/place.ts";

/** What the list is narrowed to and sorted by. */
export interface CarrierSearch {
  readonly state: TruckingState;
  /** three-letter airport code; an empty one does not narrow the list */
  readonly airport: string;
  readonly search: string;
  readonly sort: TruckingSortField;
  readonly direction: "asc" | "desc";
}

/** A carrier in the list, with what its tariffs say together. */
export interface CarrierListRow {
  readonly id: string;
  readonly name: string;
  readonly contact_name: string;
  readonly email: string;
  readonly phone: string;
  readonly transit_days: number;
  readonly is_active: boolean;
  readonly version: number;
  readonly updated_at: Date;
  readonly airports: string[];
  readonly modes: string[];
  readonly tariffs: number;
  readonly valid_to: CalendarDate;
  readonly is_expired: boolean;
}

const ORDERS: Readonly<Record<TruckingSortField, string>> = {
  name: "lower(c.name)",
  transitDays: "c.transit_days",
  validTo: "valid_to",
  updatedAt: "c.updated_at",
};

/** The found carriers, each with a sum of its tariffs and whether it counts as active, inactive or expired. */
function foundCarriers(
  tx: CompanyTransaction,
  { search, airport }: Pick<CarrierSearch, "search" | "airport">,
) {
  return sql`
    select c.*, t.tariffs, t.modes, t.valid_to, t.valid_to < ${sql.raw(CLOCK_TODAY)} as is_expired,
      array(select distinct z.airport from trucking_zone z
        where z.company_id = c.company_id and z.carrier_id = c.id order by 1) as airports
    from trucking_carrier c
    cross join lateral (
      select count(*)::integer as tariffs, max(t.valid_to) as valid_to,
        array_agg(distinct t.terms ->> 'mode') as modes
      from trucking_tariff t where t.company_id = c.company_id and t.carrier_id = c.id) t
    where c.company_id = ${tx.scope.companyId}
      and ' ' || c.search_text like all (${wordBeginnings(search)}::text[])
      and (${airport} = '' or exists (select from trucking_zone z
        where z.company_id = c.company_id and z.carrier_id = c.id and z.airport = ${airport}))`;
}

/** Part of the list; the same order for the same search, whatever the part. */
export async function findCarrierRows(
  tx: CompanyTransaction,
  search: CarrierSearch,
  part: ListPart,
): Promise<CarrierListRow[]> {
  const { rows } = await sql<CarrierListRow>`
    select * from (${foundCarriers(tx, search)}) c
    where ${search.state} = 'all' or ${search.state} = case when not c.is_active then 'inactive'
      when c.is_expired then 'expired' else 'active' end
    order by ${sql.raw(ORDERS[search.sort])} ${sql.raw(search.direction)}, c.id ${sql.raw(search.direction)}
    limit ${sql.lit(part.limit)} offset ${sql.lit(part.offset)}`.execute(tx.db);
  return rows;
}

/** How many of the found carriers are in each state; `all` too. */
export async function countCarriers(
  tx: CompanyTransaction,
  search: Pick<CarrierSearch, "search" | "airport">,
): Promise<Record<TruckingState, number>> {
  const { rows } = await sql<Record<TruckingState, number>>`
    select count(*) as "all", count(*) filter (where c.is_active and not c.is_expired) as "active",
      count(*) filter (where not c.is_active) as "inactive",
      count(*) filter (where c.is_active and c.is_expired) as "expired"
    from (${foundCarriers(tx, search)}) c`.execute(tx.db);
  const [counts] = rows;
  if (counts === undefined) throw new Error("a count without a row");
  return counts;
}

/** A carrier as stored, with its tariffs and areas in the order they were typed. */
export interface StoredCarrierRecord {
  readonly carrier: Selectable<TruckingCarrierTable>;
  readonly tariffs: readonly Selectable<TruckingTariffTable>[];
  readonly zones: readonly Selectable<TruckingZoneTable>[];
}

/** One carrier of the company. */
export async function findCarrierRecord(
  tx: CompanyTransaction,
  id: string,
): Promise<StoredCarrierRecord | undefined> {
  const { companyId } = tx.scope;
  const carrier = await tx.db
    .selectFrom("trucking_carrier")
    .where("company_id", "=", companyId)
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirst();
  if (carrier === undefined) return undefined;
  const ofCarrier = sql<boolean>`company_id = ${companyId} and carrier_id = ${id}`;
  const tariffs = await tx.db
    .selectFrom("trucking_tariff")
    .where(ofCarrier)
    .orderBy("position")
    .orderBy("id")
    .selectAll()
    .execute();
  const zones = await tx.db
    .selectFrom("trucking_zone")
    .where(ofCarrier)
    .orderBy("position")
    .orderBy("id")
    .selectAll()
    .execute();
  return { carrier, tariffs, zones };
}

/** Which of the codes are no airports. */
export async function findUnknownAirports(
  tx: CompanyTransaction,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const unique = [...new Set(codes)];
  const { rows } = await sql<{ iata: string }>`
    select iata from airport where iata = any(${unique}::text[])`.execute(tx.db);
  const known = new Set(rows.map(({ iata }) => iata));
  return new Set(unique.filter((code) => !known.has(code)));
}
