import type { Transaction } from "../../db/transaction.ts";
import { sheetKeyOf } from "../rate/parsing/parse-sheet-key.ts";
import { findComparableSheets } from "../rate/reads/set.ts";
import { type FarTerm, farTermsOf } from "./parsing/parse-former-terms.ts";
import type { BadRow } from "./parsing/parse-lines.ts";
import { findFarMinimums, findLanesOfSheets, type MeantLanes } from "./reads/former.ts";

/** Further ones say no more. */
const MOST_OF_A_KIND = 1_000;

/**
 * Surcharges, fees and minimum charges of a draft that are far from those that count now, as lines to confirm: each
 * figure once, with the lanes that it is about. A price is compared with its neighbours in the file instead
 * (`parse-price-warnings.ts`); a surcharge is often the same in every line, and its slip is in all of them.
 */
export async function findFormerWarnings(
  tx: Transaction,
  set: { readonly setId: number; readonly liveSheetIds: readonly number[] },
): Promise<BadRow[]> {
  const rows = await findComparableSheets(tx, { setId: set.setId, endsSheetIds: set.liveSheetIds });
  const sheets = rows.map((sheet) => ({
    ...sheet,
    key: sheetKeyOf(sheet),
    isNew: sheet.set_id === set.setId,
  }));
  if (sheets.every(({ isNew }) => isNew)) return [];
  const [drafts, live] = [sheets.filter(({ isNew }) => isNew), sheets.filter(({ isNew }) => !isNew)];
  const far = await mergeTerms(tx, farTermsOf(drafts, live));
  const keys = new Map<string, number>();
  const keyed = sheets.map(({ id, isNew, key, currency }) => {
    const name = `${currency} ${key}`;
    const number = keys.get(name) ?? keys.size;
    keys.set(name, number);
    return { id, isNew, key: number };
  });
  const minimums = await findFarMinimums(tx, keyed, MOST_OF_A_KIND);
  return [
    ...far.slice(0, MOST_OF_A_KIND),
    ...minimums.map((minimum) => warningOf({ field: "minCharge", ...minimum })),
  ];
}

/** Each figure once, however many sheets say it. */
async function mergeTerms(tx: Transaction, terms: readonly FarTerm[]): Promise<BadRow[]> {
  if (terms.length === 0) return [];
  const lanesOf = await findLanesOfSheets(tx, [...new Set(terms.map(({ sheetId }) => sheetId))]);
  const same = Map.groupBy(terms, ({ field, value, other }) => JSON.stringify([field, value, other]));
  return [...same.values()].flatMap((group): BadRow[] => {
    const [term] = group;
    const found = group.flatMap(({ sheetId }) => lanesOf.get(sheetId) ?? []);
    const [first] = found;
    if (term === undefined || first === undefined) return [];
    const lanes = found.reduce((sum, each) => sum + each.lanes, 0);
    return [warningOf({ ...term, lane: first.lane, lanes })];
  });
}

interface FarFigure extends MeantLanes {
  readonly field: string;
  readonly value: string;
  readonly other: string;
}

/** No row of the file: the figure stands in all lines of those lanes. */
function warningOf({ field, value, other, lane, lanes }: FarFigure): BadRow {
  const problem = { column: null, field, code: "far-from-former", value, other, lane, lanes };
  return { sheet: "", row: 0, cells: [], problems: [problem] };
}
