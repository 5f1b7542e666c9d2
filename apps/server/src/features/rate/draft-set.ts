import type { Transaction } from "../../db/transaction.ts";
import { insertDraftSet, type SetAuthor } from "./writes/rate-set.ts";
import type { SheetDraft } from "./parsing/parse-terms.ts";
import type { LaneColumns, LaneDraft } from "./parsing/lane-columns.ts";
import {
  createBreakScheme,
  createLanesOfColumns,
  createRateLanes,
  createRateSheets,
} from "./writes/sheet.ts";

export type { SheetDraft } from "./parsing/parse-terms.ts";

/**
 * Opens a set of an airline that nobody prices with until `publishSet`. Fill it with `addSheets` and `addLanes`,
 * in as many transactions as it takes.
 *
 * @param set.source where it comes from: `editor`, `import`, …
 * @returns the set's id
 */
export function createDraftSetIn(
  tx: Transaction,
  set: { readonly airlineId: number; readonly source: string; readonly author: SetAuthor },
): Promise<number> {
  return insertDraftSet(tx, set);
}

/** Adds sheets to a draft; answers their ids in the same order. */
export function addSheetsIn(tx: Transaction, sheets: readonly SheetDraft[]): Promise<number[]> {
  return createRateSheets(tx, sheets);
}

/** Adds lanes to sheets of a draft; sorted by origin, destination and owner, at most some 10,000 a call. */
export function addLanesIn(tx: Transaction, lanes: readonly LaneDraft[]): Promise<void> {
  return createRateLanes(tx, lanes);
}

/** The same of lanes that came written column by column. @returns how many they were */
export function addLaneColumnsIn(tx: Transaction, columns: LaneColumns): Promise<number> {
  return createLanesOfColumns(tx, columns);
}

/** The id of the break scheme with these lower limits: ascending decimal strings in the rate's weight unit. */
export function createSchemeIn(tx: Transaction, weights: readonly string[]): Promise<number> {
  return createBreakScheme(tx, weights);
}
