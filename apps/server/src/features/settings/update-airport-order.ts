import type { PreferredAirport } from "@kilolane/contract";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findPreferredAirportRows } from "./reads/preferred-airport.ts";
import { updateAirportPlaces } from "./writes.ts";

/**
 * Puts the company's list in another order: the airport search shows them in it.
 * @param ids every entry of the list, once
 * @throws AppError not-found for an entry that is not on the list; state-conflict when some are missing or named
 *   twice, because a colleague changed the list meanwhile
 */
export function updateAirportOrder(scope: CompanyScope, ids: readonly string[]): Promise<PreferredAirport[]> {
  return withTransaction(scope, async (tx) => {
    const known = new Set((await findPreferredAirportRows(tx)).map((entry) => entry.id));
    if (ids.some((id) => !known.has(id))) throw new AppError("not-found");
    if (ids.length !== known.size || new Set(ids).size !== ids.length) throw new AppError("state-conflict");
    await updateAirportPlaces(tx, ids);
    await recordAuditIn(tx, { action: "preferred-airports.ordered", subjectKind: "settings" });
    return findPreferredAirportRows(tx);
  });
}
