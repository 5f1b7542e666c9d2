import { sql } from "kysely";
import { CLOCK_TODAY } from "../../../db/clock.ts";
import type { CompanyTransaction } from "../../../db/transaction.ts";

export interface LaneAirlineRow {
  readonly id: number;
  readonly iata: string | null;
  readonly name: string;
  readonly awb_prefix: string | null;
  readonly has_rate: boolean;
}

/** The owner of rates that are for everyone (migration 0003). */
const EVERYONE = "00000000-0000-0000-0000-000000000000";

/**
 * Airlines for a lane: those with a live rate of today that the company may use, then those that could be asked:
 * carriers at home at either end and the company's own manual airlines.
 */
export async function findLaneAirlineRows(
  tx: CompanyTransaction,
  lane: { readonly origin: string; readonly destination: string },
): Promise<LaneAirlineRow[]> {
  const owners = [EVERYONE, tx.scope.companyId];
  const { rows } = await sql<LaneAirlineRow>`
    with rated as (
      select distinct s.airline_id
      from rate_lane l
      join rate_sheet s on s.id = l.sheet_id and s.is_active
      join rate_set t on t.id = s.set_id and t.state = 'live'
      where l.origin = ${lane.origin} and l.destination = ${lane.destination}
        and l.owner_id = any (${owners}::uuid[])
        and l.valid_to >= ${sql.raw(CLOCK_TODAY)} and l.valid_from <= ${sql.raw(CLOCK_TODAY)}
    )
    select a.id, a.iata, a.name, a.awb_prefix, r.airline_id is not null as has_rate
    from airline a
    left join rated r on r.airline_id = a.id
    where a.is_active
      and (a.owner_company_id is null or a.owner_company_id = ${tx.scope.companyId})
      and (r.airline_id is not null or a.owner_company_id is not null or a.country_code in (
        select country_code from airport where iata in (${lane.origin}, ${lane.destination})))
    order by r.airline_id is not null desc, a.name, a.id`.execute(tx.db);
  return rows;
}

export type HomeAirlineRow = Omit<LaneAirlineRow, "has_rate">;

/** Airlines at home in any of the countries and the company's own manual ones, by name: those that could be asked. */
export async function findHomeAirlines(
  tx: CompanyTransaction,
  countries: readonly string[],
): Promise<HomeAirlineRow[]> {
  const { rows } = await sql<HomeAirlineRow>`
    select id, iata, name, awb_prefix from airline
    where is_active and (owner_company_id = ${tx.scope.companyId}
      or owner_company_id is null and country_code = any (${countries}::text[]))
    order by name, id`.execute(tx.db);
  return rows;
}
