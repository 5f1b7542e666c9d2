import type { PreferredAirport } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { isUniqueViolation, withTransaction } from "../../db/transaction.ts";
import { AppError, invalidFields } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findAirport } from "../place/reads.ts";
import { findPreferredAirports } from "./reads/preferred-airport.ts";
import { deletePreferredAirportRow, insertPreferredAirport, updateAirportPlaces } from "./writes.ts";

/** A list of favourites that is longer than this helps nobody. */
const MOST_PREFERRED = 100;

function refuse(code: string): AppError {
  return invalidFields({ field: "airport", code });
}

/**
 * Adds an airport to the company's preferred ones.
 * @throws AppError validation (unknown-airport, already-preferred, too-many)
 */
export async function addPreferredAirport(scope: CompanyScope, iata: string): Promise<PreferredAirport> {
  try {
    return await withTransaction(scope, async (tx) => {
      if ((await findAirport(tx, iata)) === undefined) throw refuse("unknown-airport");
      if ((await findPreferredAirports(tx)).length >= MOST_PREFERRED) throw refuse("too-many");
      const id = await insertPreferredAirport(tx, iata);
      await recordAuditIn(tx, {
        action: "preferred-airport.created",
        subjectKind: "airport",
        subjectId: iata,
      });
      const added = (await findPreferredAirports(tx)).find((entry) => entry.id === id);
      if (added === undefined) throw new Error("the airport was not added");
      return added;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse("already-preferred");
    throw error;
  }
}

/**
 * Puts the company's list in another order: the airport search shows them in it.
 * @param ids every entry of the list, once
 * @throws AppError not-found for an entry that is not on the list; state-conflict when some are missing or named
 *   twice, because a colleague changed the list meanwhile
 */
export function orderPreferredAirports(
  scope: CompanyScope,
  ids: readonly string[],
): Promise<PreferredAirport[]> {
  return withTransaction(scope, async (tx) => {
    const known = new Set((await findPreferredAirports(tx)).map((entry) => entry.id));
    if (ids.some((id) => !known.has(id))) throw new AppError("not-found");
    if (ids.length !== known.size || new Set(ids).size !== ids.length) throw new AppError("state-conflict");
    await updateAirportPlaces(tx, ids);
    await recordAuditIn(tx, { action: "preferred-airports.ordered", subjectKind: "settings" });
    return findPreferredAirports(tx);
  });
}

/** Takes an airport off the company's list. @throws AppError not-found */
export function deletePreferredAirport(scope: CompanyScope, id: string): Promise<{ id: string }> {
  return withTransaction(scope, async (tx) => {
    const iata = await deletePreferredAirportRow(tx, id);
    if (iata === undefined) throw new AppError("not-found");
    await recordAuditIn(tx, { action: "preferred-airport.removed", subjectKind: "airport", subjectId: iata });
    return { id };
  });
}
