import type { Transaction } from "../../db/transaction.ts";
import { sheetContentOf, sheetKeyOf } from "./parsing/parse-sheet-key.ts";
import { findComparableSheets } from "./reads/set.ts";
import { type ChangeCounts, type KeyedSheet, writeSetChanges } from "./writes/set-changes.ts";

export type { ChangeCounts } from "./writes/set-changes.ts";

/**
 * Compares the lanes of a set with those of the sheets that it ends (or would end) and keeps what differs, for
 * history and for the summary before publishing. Lanes are the same by type, goods, aircraft, days, shippers,
 * origin, destination and first day of validity; doubles are paired in order. Calling it again replaces the result.
 */
export async function compareSetIn(
  tx: Transaction,
  set: { readonly setId: number; readonly endsSheetIds: readonly number[] },
): Promise<ChangeCounts> {
  const rows = await findComparableSheets(tx, set);
  const sheets = rows.map((sheet): KeyedSheet => ({
    id: sheet.id,
    isNew: sheet.set_id === set.setId,
    key: sheetKeyOf(sheet),
    content: sheetContentOf(sheet),
  }));
  return writeSetChanges(tx, set.setId, sheets);
}
