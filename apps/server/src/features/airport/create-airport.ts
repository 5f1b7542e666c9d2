import type { AirportForm, ManagedAirport } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import { getPresentedAirport, recordAirportIn, requireCountry } from "./managed-airport.ts";
import { findManagedAirport } from "./reads/airport.ts";
import { lockAirportList, upsertAirports } from "./writes.ts";

/** Adds an airport. @throws AppError validation (code: double; country: unknown-country) */
export function createAirport(scope: PlatformScope, airport: AirportForm): Promise<ManagedAirport> {
  return withTransaction(scope, async (tx) => {
    await lockAirportList(tx);
    await requireCountry(tx, airport);
    if ((await findManagedAirport(tx, airport.code)) !== undefined)
      throw invalidFields({ field: "code", code: "double" });
    await upsertAirports(tx, [{ airport, formerText: "" }]);
    await recordAirportIn(tx, "created", airport.code, airport);
    return getPresentedAirport(tx, airport.code);
  });
}
