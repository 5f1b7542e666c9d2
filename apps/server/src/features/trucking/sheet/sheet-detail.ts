import type { TruckingSheetDetail } from "@kilolane/contract";
import type { CompanyTransaction } from "../../../db/transaction.ts";
import { previewOf } from "../../rate-import/sheet-starts.ts";
import { parseKeptMapping, parseKeptSheets, parseKeptTariffs } from "../parsing/parse-kept-sheet.ts";
import { loadReasons, presentProblems, presentSheetRow } from "../present/sheet.ts";
import { getSheetRecord, type SheetRecord } from "../reads/sheet.ts";
import { tariffDifference } from "./tariff-difference.ts";
import { compareDraftIn } from "./draft-comparison.ts";

/** An uploaded tariff with its columns, its problems and what it changes, in the caller's language. */
async function presentSheet(tx: CompanyTransaction, record: SheetRecord): Promise<TruckingSheetDetail> {
  const explain = await loadReasons(tx.scope.locale);
  const common = {
    ...presentSheetRow(record),
    mapping: parseKeptMapping(record.mapping),
    preview: parseKeptSheets(record.sheets).map((kept) => {
      const { sheet, rows } = previewOf(kept);
      return { sheet, rows: rows.map(({ row, cells }) => ({ row, cells: [...cells] })) };
    }),
  };
  if (record.state !== "draft") {
    const [before, after] = [parseKeptTariffs(record.before), parseKeptTariffs(record.after)];
    return { ...common, rowsRead: 0, problems: [], problemTotal: 0, zones: tariffDifference(before, after) };
  }
  const { parsed, before } = await compareDraftIn(tx, record);
  return {
    ...common,
    rowsRead: parsed.rowsRead,
    problems: presentProblems(parsed.problems, explain),
    problemTotal: parsed.problems.length,
    // half a tariff is compared with nothing: what it lacks would look removed
    zones: parsed.problems.length > 0 ? [] : tariffDifference(before, parsed.tariffs),
  };
}

/** The uploaded tariff as its screen shows it. @throws AppError not-found */
export async function getPresentedSheet(tx: CompanyTransaction, id: string): Promise<TruckingSheetDetail> {
  return presentSheet(tx, await getSheetRecord(tx, id));
}
