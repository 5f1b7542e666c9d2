import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { AppError } from "../../http/app-error.ts";
import { getSeenAirport, recordAirportIn } from "./managed-airport.ts";
import { formOf } from "./present.ts";
import { isAirportUsed } from "./reads/airport.ts";
import { deleteAirportRow } from "./writes.ts";

/** Deletes an airport that nothing names. @throws AppError not-found, version-conflict, state-conflict: it is used */
export function removeAirport(
  scope: PlatformScope,
  seen: { readonly code: string; readonly version: number },
): Promise<{ code: string }> {
  return withTransaction(scope, async (tx) => {
    const row = await getSeenAirport(tx, seen);
    if (await isAirportUsed(tx, seen.code)) throw new AppError("state-conflict");
    await deleteAirportRow(tx, seen.code);
    await recordAirportIn(tx, "deleted", seen.code, formOf(row));
    return { code: seen.code };
  });
}
