import { sql } from "kysely";
import type { TruckingTerms, CalendarDate } from "@kilolane/domain";
import { CLOCK_TODAY } from "../../../db/clock.ts";
import type { Transaction } from "../../../db/transaction.ts";
import { parseStoredMargin, type StoredCarrierMargin } from "../carrier-margin.ts";
import { parseTariffTerms } from "../parse-tariff.ts";

/** A carrier that serves a zip at an airport, with the tariff that applies there. */
export interface ServingCarrier {
  readonly carrierId: string;
  readonly carrierName: string;
  readonly tariffId: string;
  readonly transitDays: number;
  /** calendar date, inclusive */
  readonly validUntil: CalendarDate;
  readonly terms: TruckingTerms;
  /** null: the company's margin on trucking counts */
  readonly margin: StoredCarrierMargin | null;
}

/** What the leg is: goods fetched and brought to the airport of departure, or from the airport of arrival. */
export interface TruckingLegPlace {
  readonly leg: "pickup" | "delivery";
  /** five digits */
  readonly zip: string;
  /** 3-letter code */
  readonly airport: string;
}

/**
 * Carriers of a company whose zip zones at the airport hold the zip, with a tariff valid on the day (UTC today when
 * not given); by name. A carrier with several such zones counts once, by the narrowest.
 */
export async function findServingCarriers(
  tx: Transaction,
  companyId: string,
  { airport, ...place }: TruckingLegPlace,
  on: CalendarDate | null = null,
): Promise<ServingCarrier[]> {
  const found = await findServingAt(tx, companyId, { ...place, airports: [airport] }, on);
  return found.get(airport) ?? [];
}

/** The same for several airports at once, by airport. */
export async function findServingAt(
  tx: Transaction,
  companyId: string,
  place: Omit<TruckingLegPlace, "airport"> & { readonly airports: readonly string[] },
  on: CalendarDate | null = null,
): Promise<Map<string, ServingCarrier[]>> {
  const { rows } = await sql<CarrierRow>`
    select distinct on (z.airport, c.name, c.id) z.airport, c.id as carrier_id, c.name, c.transit_days, t.id as tariff_id, t.valid_to,
      t.currency, t.terms, c.margin
    from trucking_zone z
    join trucking_tariff t on t.company_id = z.company_id and t.id = z.tariff_id
    join trucking_carrier c on c.company_id = z.company_id and c.id = z.carrier_id and c.is_active
    where z.company_id = ${companyId} and z.airport = any(${place.airports})
      and z.direction in (${place.leg}, 'both')
      and z.zip_from <= ${place.zip} and z.zip_to >= ${place.zip}
      and coalesce(${on}::date, ${sql.raw(CLOCK_TODAY)}) between t.valid_from and t.valid_to
    order by z.airport, c.name, c.id, z.zip_to::integer - z.zip_from::integer, z.id`.execute(tx.db);
  const carriers = new Map<string, ServingCarrier[]>();
  for (const row of rows) carriers.set(row.airport, [...(carriers.get(row.airport) ?? []), servingOf(row)]);
  return carriers;
}

function servingOf(row: CarrierRow): ServingCarrier {
  return {
    carrierId: row.carrier_id,
    carrierName: row.name,
    tariffId: row.tariff_id,
    transitDays: row.transit_days,
    validUntil: row.valid_to,
    terms: parseTariffTerms(row.currency, row.terms),
    margin: parseStoredMargin(row.margin),
  };
}

/** Airports at which carriers of a company fetch goods for the zip, with a tariff valid today; by code. */
export async function findDeliveryAirports(
  tx: Transaction,
  companyId: string,
  zip: string,
): Promise<string[]> {
  const { rows } = await sql<{ airport: string }>`
    select distinct z.airport
    from trucking_zone z
    join trucking_tariff t on t.company_id = z.company_id and t.id = z.tariff_id
    join trucking_carrier c on c.company_id = z.company_id and c.id = z.carrier_id and c.is_active
    where z.company_id = ${companyId} and z.direction in ('delivery', 'both')
      and z.zip_from <= ${zip} and z.zip_to >= ${zip}
      and ${sql.raw(CLOCK_TODAY)} between t.valid_from and t.valid_to
    order by z.airport`.execute(tx.db);
  return rows.map(({ airport }) => airport);
}

interface CarrierRow {
  readonly airport: string;
  readonly carrier_id: string;
  readonly name: string;
  readonly transit_days: number;
  readonly tariff_id: string;
  readonly valid_to: CalendarDate;
  readonly currency: string;
  readonly terms: unknown;
  readonly margin: unknown;
}
