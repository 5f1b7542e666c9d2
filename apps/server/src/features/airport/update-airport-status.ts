import type { ManagedAirport } from "@kilolane/contract";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { getPresentedAirport, getSeenAirport, recordAirportIn } from "./managed-airport.ts";
import { updateAirportStatusRow } from "./writes.ts";

/** Closes an airport to new quotations, or opens it again. @throws AppError not-found, version-conflict */
export function updateAirportStatus(
  scope: PlatformScope,
  { isActive, ...seen }: { readonly code: string; readonly version: number; readonly isActive: boolean },
): Promise<ManagedAirport> {
  return withTransaction(scope, async (tx) => {
    const row = await getSeenAirport(tx, seen);
    if (row.is_active !== isActive) {
      await updateAirportStatusRow(tx, seen.code, isActive);
      await recordAirportIn(tx, isActive ? "opened" : "closed", seen.code);
    }
    return getPresentedAirport(tx, seen.code);
  });
}
