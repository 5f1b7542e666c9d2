import type { Transaction } from "../../db/transaction.ts";
import { sheetKeyOf } from "./parsing/parse-sheet-key.ts";
import { findComparableSheets } from "./reads/set.ts";
import { writeCarryOver } from "./writes/carry-over.ts";

/**
 * For a set that only updates: works out which live sheets its lanes touch and copies what is left of those into the
 * set, so that ending them loses nothing. A live lane is replaced when a lane of the set is the same offer on the same
 * origin and destination and their validities meet; what it was valid before the new lane begins is kept.
 *
 * @returns the live sheets that the set must end
 */
export async function carryOverLanesIn(
  tx: Transaction,
  set: { readonly setId: number; readonly liveSheetIds: readonly number[] },
): Promise<number[]> {
  const sheets = await findComparableSheets(tx, { setId: set.setId, endsSheetIds: set.liveSheetIds });
  return writeCarryOver(
    tx,
    set.setId,
    sheets.map((sheet) => ({ id: sheet.id, isNew: sheet.set_id === set.setId, key: sheetKeyOf(sheet) })),
  );
}
