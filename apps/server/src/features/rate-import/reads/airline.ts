import { queryRows } from "../../../db/query-rows.ts";
import type { Transaction } from "../../../db/transaction.ts";
import type { NamedAirport } from "../parsing/parse-places.ts";

/** How an airline is named. */
interface Airline {
  readonly id: number;
  readonly iata: string | null;
  readonly icao: string | null;
  readonly name: string;
  readonly awb_prefix: string | null;
}

export async function findAirline(tx: Transaction, airlineId: number): Promise<Airline | undefined> {
  const [airline] = await queryRows<Airline>(
    tx,
    `select id, iata, icao, name, awb_prefix from airline where id = $1`,
    [airlineId],
  );
  return airline;
}

/** What may stand in an airline column for this airline, in capitals. */
export function namesOf(airline: Airline): string[] {
  return [airline.iata, airline.icao, airline.name, airline.awb_prefix]
    .filter((name) => name !== null && name !== "")
    .map((name) => String(name).toUpperCase());
}

/** All airports with what sheets call them. */
export function findNamedAirports(tx: Transaction): Promise<NamedAirport[]> {
  return queryRows(
    tx,
    `select iata, city, country_code as "countryCode", has_cargo as "hasCargo" from airport`,
  );
}
