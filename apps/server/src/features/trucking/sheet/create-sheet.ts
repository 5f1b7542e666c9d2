import type { TruckingSheetDetail } from "@kilolane/contract";
import { newId } from "../../../db/new-id.ts";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import { invalidFields } from "../../../http/app-error.ts";
import type { UploadedFile } from "../../../http/call.ts";
import type { Cell } from "../../../integrations/spreadsheet/read-sheets.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { textOf } from "../../rate-import/parsing/parse-cell.ts";
import type { SheetStart } from "../../rate-import/parsing/parse-headers.ts";
import { readStarts } from "../../rate-import/sheet-starts.ts";
import { getPresentedCarrier } from "../carrier.ts";
import { type KeptSheet, parseKeptMapping } from "../parsing/parse-kept-sheet.ts";
import { proposeTariffMapping } from "../parsing/parse-tariff-headers.ts";
import { findKnownMappings } from "../reads/sheet.ts";
import { insertSheet } from "../writes/sheet.ts";
import { getPresentedSheet } from "./sheet-detail.ts";

/** A tariff of forty zones with thirty bands each has 1,200 rows. */
const MOST_ROWS = 2_500;
const MOST_COLUMNS = 100;
const MOST_CELLS = 250_000;
/** One more than the longest list of zips that is taken. */
const LONGEST_TEXT = 6_001;

/**
 * Takes a carrier's tariff as a draft: its rows are kept, its columns proposed; nothing is live.
 * @throws AppError not-found for another company's carrier; validation (`file`) when the file is none that can be read
 */
export async function createSheet(
  scope: CompanyScope,
  carrierId: string,
  upload: UploadedFile | undefined,
): Promise<TruckingSheetDetail> {
  if (upload === undefined) throw invalidFields({ field: "file", code: "required" });
  const known = await withTransaction(scope, async (tx) => {
    await getPresentedCarrier(tx, carrierId);
    return findKnownMappings(tx, carrierId);
  });
  const { starts } = await readStarts(upload, MOST_ROWS + 1);
  const sheets = keptSheetsOf(starts);
  const mapping = proposeTariffMapping(sheets, known.map(parseKeptMapping));
  const id = newId();
  return withTransaction(scope, async (tx) => {
    const { name } = await getPresentedCarrier(tx, carrierId);
    await insertSheet(tx, {
      id,
      carrierId,
      carrierName: name,
      originalName: upload.originalName,
      sheets,
      mapping,
    });
    await recordAuditIn(tx, {
      action: "trucking-sheet.uploaded",
      subjectKind: "trucking-sheet",
      subjectId: id,
      detail: { carrierId, fileName: upload.originalName },
    });
    return getPresentedSheet(tx, id);
  });
}

/** The cells as they are kept. @throws AppError validation (`file`: sheet-too-many-lines, sheet-no-lines) */
function keptSheetsOf(starts: readonly SheetStart[]): KeptSheet[] {
  const cells = starts.flatMap(({ rows }) => rows.map((row) => Math.min(row.cells.length, MOST_COLUMNS)));
  const isTooLarge =
    starts.some(({ rows }) => rows.length > MOST_ROWS) || cells.reduce((sum, n) => sum + n, 0) > MOST_CELLS;
  if (isTooLarge)
    throw invalidFields({ field: "file", code: "sheet-too-many-lines", values: { row: MOST_ROWS } });
  if (cells.length === 0) throw invalidFields({ field: "file", code: "sheet-no-lines" });
  return starts.map(({ sheet, rows }) => ({
    sheet: sheet.slice(0, 120),
    rows: rows.map(({ row, cells: of }) => ({ row, cells: of.slice(0, MOST_COLUMNS).map(keptCellOf) })),
  }));
}

function keptCellOf(cell: Cell): KeptSheet["rows"][number]["cells"][number] {
  if (cell instanceof Date) return textOf(cell);
  if (typeof cell === "number" && !Number.isFinite(cell)) return String(cell);
  return typeof cell === "string" ? cell.slice(0, LONGEST_TEXT).toWellFormed() : cell;
}
