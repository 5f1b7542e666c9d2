import type { EndpointParsed, listManagedAirports } from "@kilolane/contract";
import { sql, type RawBuilder } from "kysely";
import type { PlatformTransaction } from "../../../db/transaction.ts";
import { type FoundAirport, wordBeginnings } from "../../place/reads/place.ts";

/** An airport as the operator keeps it. */
export interface AirportRow extends Omit<FoundAirport, "is_preferred"> {
  readonly cargo_rank: number;
  readonly search_text: string;
  readonly version: number;
  readonly updated_at: Date | null;
  readonly updated_by_name: string;
}

export type AirportFilter = Omit<EndpointParsed<typeof listManagedAirports>["query"], "page" | "size">;

const SORT_COLUMNS: Readonly<Record<AirportFilter["sort"], RawBuilder<unknown>>> = {
  code: sql`a.iata`,
  name: sql`lower(a.name)`,
  city: sql`lower(a.city)`,
  country: sql`lower(a.country_name)`,
  cargoRank: sql`a.cargo_rank`,
  updatedAt: sql`a.updated_at`,
};

function columns(locale: string) {
  return sql`a.iata, a.name, a.city, a.country_code, coalesce(c.names ->> ${locale}, a.country_code) as country_name,
    a.latitude, a.longitude, a.time_zone, a.has_cargo, a.cargo_rank, a.is_active, a.search_text, a.version,
    a.updated_at, coalesce(trim(u.first_name || ' ' || u.last_name), '') as updated_by_name`;
}

const SOURCE = sql`airport a left join country c on c.code = a.country_code
  left join user_account u on u.id = a.updated_by`;

function matches({ search, state, cargo, origin, country }: AirportFilter): RawBuilder<unknown> {
  const tests = [
    sql`' ' || a.search_text like all (${wordBeginnings(search)}::text[])`,
    ...(state === "all" ? [] : [sql`a.is_active = ${state === "active"}`]),
    ...(cargo === "all" ? [] : [sql`a.has_cargo = ${cargo === "yes"}`]),
    ...(origin === "all" ? [] : [sql`a.updated_by is not null`]),
    ...(country === "" ? [] : [sql`a.country_code = ${country}`]),
  ];
  return sql.join(tests, sql` and `);
}

/** A page of the airports and how many there are. */
export async function findManagedAirports(
  tx: PlatformTransaction,
  filter: AirportFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: AirportRow[]; total: number }> {
  const where = matches(filter);
  const direction = filter.direction === "desc" ? sql`desc nulls last` : sql`asc nulls last`;
  const { rows } = await sql<AirportRow>`
    select * from (select ${columns(tx.scope.locale)} from ${SOURCE} where ${where}) a
    order by ${SORT_COLUMNS[filter.sort]} ${direction}, a.iata limit ${sql.lit(limit)} offset ${sql.lit(offset)}`.execute(
    tx.db,
  );
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from airport a where ${where}`.execute(tx.db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** One airport by its code. */
export async function findManagedAirport(
  tx: PlatformTransaction,
  code: string,
): Promise<AirportRow | undefined> {
  const { rows } = await sql<AirportRow>`
    select ${columns(tx.scope.locale)} from ${SOURCE} where a.iata = ${code}`.execute(tx.db);
  return rows[0];
}

/** The airports of these codes. */
export async function findAirportsOf(
  tx: PlatformTransaction,
  codes: readonly string[],
): Promise<AirportRow[]> {
  const { rows } = await sql<AirportRow>`
    select ${columns(tx.scope.locale)} from ${SOURCE} where a.iata = any (${codes}::text[])`.execute(tx.db);
  return rows;
}

/** Whether a quotation, what a client asked for, a rate, a tariff, a person or a company names the airport. */
export async function isAirportUsed(tx: PlatformTransaction, code: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from preferred_airport where iata = ${code})
      or exists (select from quotation_request where ${code} in (from_airport, to_airport))
      or exists (select from incoming_request where ${code} in (asked_from, asked_to))
      or exists (select from quotation where ${code} in (from_airport, to_airport))
      or exists (select from shipment_milestone where ${code} in (airport, to_airport))
      or exists (select from trucking_zone where airport = ${code})
      or exists (select from warehouse where airport = ${code})
      or exists (select from address_book_entry where airport = ${code})
      or exists (select from rate_lane where ${code} in (origin, destination)) as used`.execute(tx.db);
  return rows[0]?.used === true;
}
