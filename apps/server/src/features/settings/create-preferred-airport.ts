import type { PreferredAirport } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { isUniqueViolation, withTransaction } from "../../db/transaction.ts";
import { type AppError, invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findAirport } from "../place/reads/place.ts";
import { findPreferredAirportRows } from "./reads/preferred-airport.ts";
import { insertPreferredAirport } from "./writes.ts";

/** A list of favourites that is longer than this helps nobody. */
const MOST_PREFERRED = 100;

function refuse(code: string): AppError {
  return invalidFields({ field: "airport", code });
}

/**
 * Adds an airport to the company's preferred ones.
 * @throws AppError validation (unknown-airport, already-preferred, too-many)
 */
export async function createPreferredAirport(scope: CompanyScope, iata: string): Promise<PreferredAirport> {
  try {
    return await withTransaction(scope, async (tx) => {
      if ((await findAirport(tx, iata)) === undefined) throw refuse("unknown-airport");
      if ((await findPreferredAirportRows(tx)).length >= MOST_PREFERRED) throw refuse("too-many");
      const id = await insertPreferredAirport(tx, iata);
      await recordAuditIn(tx, {
        action: "preferred-airport.created",
        subjectKind: "airport",
        subjectId: iata,
      });
      const added = (await findPreferredAirportRows(tx)).find((entry) => entry.id === id);
      if (added === undefined) throw new Error("the airport was not added");
      return added;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse("already-preferred");
    throw error;
  }
}
