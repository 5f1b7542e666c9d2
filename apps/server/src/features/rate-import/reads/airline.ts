import { queryRows } from "../../../db/query-rows.ts";
import type { CompanyScope } from "../../../db/scope.ts";
import type { Transaction } from "../../../db/transaction.ts";
import { AppError } from "../../../http/app-error.ts";
import { mayKeepRates, type AirlineRights } from "../policy.ts";

export interface Airline extends AirlineRights {
  readonly id: number;
  readonly iata: string | null;
  readonly icao: string | null;
  readonly name: string;
  readonly awb_prefix: string | null;
}

/**
 * An airline whose rates the caller may keep.
 * @throws AppError not-found for every other one
 */
export async function getKeptAirline(tx: Transaction<CompanyScope>, airlineId: number): Promise<Airline> {
  const airline = await findAirline(tx, airlineId);
  if (airline === undefined || !mayKeepRates(tx.scope, airline)) throw new AppError("not-found");
  return airline;
}

export async function findAirline(tx: Transaction, airlineId: number): Promise<Airline | undefined> {
  const [airline] = await queryRows<Airline>(
    tx,
    `select id, iata, icao, name, awb_prefix, airline_company_id, owner_company_id from airline
     where id = $1 and is_active`,
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

export async function findAirportCodes(tx: Transaction): Promise<string[]> {
  const rows = await queryRows<{ iata: string }>(tx, "select iata from airport");
  return rows.map((row) => row.iata);
}

/** True for a forwarder's company. */
export async function isForwarderCompany(tx: Transaction, companyId: string): Promise<boolean> {
  const rows = await queryRows(
    tx,
    "select 1 from company where id = $1 and kind = 'forwarder' and is_active",
    [companyId],
  );
  return rows.length > 0;
}
