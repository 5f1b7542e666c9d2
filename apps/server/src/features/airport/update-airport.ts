import type { AirportForm, ManagedAirport } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { searchTextOf } from "../place/reads/place.ts";
import { getPresentedAirport, getSeenAirport, recordAirportIn, requireCountry } from "./managed-airport.ts";
import { formOf } from "./present.ts";
import { upsertAirports } from "./writes.ts";

/** Changes an airport; the audit holds both states. @throws AppError not-found, version-conflict, validation (country) */
export function updateAirport(
  scope: PlatformScope,
  { version, ...airport }: AirportForm & { readonly version: number },
): Promise<ManagedAirport> {
  return withTransaction(scope, async (tx) => {
    const row = await getSeenAirport(tx, { code: airport.code, version });
    await requireCountry(tx, airport);
    const formerWords = searchTextOf(row.iata, row.city, row.name).split(" ");
    await upsertAirports(
      tx,
      [{ airport, formerText: row.search_text }],
      new Map([[airport.code, formerWords]]),
    );
    await recordAirportIn(tx, "updated", airport.code, { before: formOf(row), after: airport });
    return getPresentedAirport(tx, airport.code);
  });
}
