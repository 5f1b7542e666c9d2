import type { AirportForm } from "@kilolane/contract";
import { sql } from "kysely";
import type { PlatformTransaction } from "../../db/transaction.ts";
import { searchTextOf } from "../place/reads/place.ts";

/** An airport as it is written, with what was known of it before. */
export interface WrittenAirport {
  readonly airport: AirportForm;
  /** the words that it was found by; other names among them stay */
  readonly formerText: string;
}

/** What a search looks through: code, city and name, then the other names that the airport was found by. */
function searchTextFor({ airport, formerText }: WrittenAirport, former: readonly string[]): string {
  const own = searchTextOf(airport.code, airport.city, airport.name);
  const words = new Set([...own.split(" "), ...former]);
  const others = formerText.split(" ").filter((word) => word !== "" && !words.has(word));
  return [own, ...others].join(" ");
}

/**
 * Adds airports or changes them, as one statement. The trigger gives the list another epoch: every node searches the
 * new one.
 * @param formerWords words of the former names by code, which are not kept
 */
export async function upsertAirports(
  tx: PlatformTransaction,
  written: readonly WrittenAirport[],
  formerWords: ReadonlyMap<string, readonly string[]> = new Map(),
): Promise<void> {
  const rows = written.map((one) => ({
    iata: one.airport.code,
    name: one.airport.name,
    city: one.airport.city,
    country_code: one.airport.country,
    latitude: one.airport.latitude,
    longitude: one.airport.longitude,
    time_zone: one.airport.timeZone,
    has_cargo: one.airport.hasCargo,
    cargo_rank: Number(one.airport.cargoRank),
    search_text: searchTextFor(one, formerWords.get(one.airport.code) ?? []),
  }));
  await sql`
    insert into airport (iata, name, city, country_code, latitude, longitude, time_zone, has_cargo, cargo_rank,
      search_text, kind, updated_at, updated_by)
    select iata, name, city, country_code, latitude, longitude, time_zone, has_cargo, cargo_rank, search_text,
      'medium_airport', now(), ${tx.scope.userId}::uuid
    from json_populate_recordset(null::airport, ${JSON.stringify(rows)}::json)
    on conflict (iata) do update set name = excluded.name, city = excluded.city, country_code = excluded.country_code,
      latitude = excluded.latitude, longitude = excluded.longitude, time_zone = excluded.time_zone,
      has_cargo = excluded.has_cargo, cargo_rank = excluded.cargo_rank, search_text = excluded.search_text,
      version = airport.version + 1, updated_at = excluded.updated_at, updated_by = excluded.updated_by`.execute(
    tx.db,
  );
}

/** Closes an airport or opens it again. */
export async function updateAirportStatusRow(
  tx: PlatformTransaction,
  code: string,
  isActive: boolean,
): Promise<void> {
  await tx.db
    .updateTable("airport")
    .set({
      is_active: isActive,
      version: sql<number>`version + 1`,
      updated_at: sql`now()`,
      updated_by: tx.scope.userId,
    })
    .where("iata", "=", code)
    .execute();
}

/** Deletes an airport. */
export async function deleteAirportRow(tx: PlatformTransaction, code: string): Promise<void> {
  await tx.db.deleteFrom("airport").where("iata", "=", code).execute();
}

/**
 * Holds the list until the end of the transaction: an import writes what was shown, or nothing.
 * @returns which state the list is in; a change gives it another one
 */
export async function lockAirportList(tx: PlatformTransaction): Promise<string> {
  const { epoch } = await tx.db
    .selectFrom("airport_epoch")
    .select("epoch")
    .forUpdate()
    .executeTakeFirstOrThrow();
  return epoch;
}

/** Holds an airport until the end of the transaction: the second of two writers waits and sees the first one's. */
export async function lockAirport(tx: PlatformTransaction, code: string): Promise<void> {
  await lockAirportList(tx);
  await tx.db.selectFrom("airport").select("iata").where("iata", "=", code).forUpdate().execute();
}
