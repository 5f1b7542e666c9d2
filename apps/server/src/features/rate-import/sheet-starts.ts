import { invalidFields } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import { checkSpreadsheet, isZip, type SpreadsheetKind } from "../../integrations/spreadsheet/check-file.ts";
import { textOf } from "./parsing/parse-cell.ts";
import type { SheetStart } from "./parsing/parse-headers.ts";
import { type PreviewProcess, startPreview, UnreadableFileError } from "./parsing/parse-process.ts";
import type { PreviewSheet } from "./reads/import.ts";

/** Rows and columns of each sheet that the mapping screen shows. */
const PREVIEW_ROWS = 15;

const PREVIEW_COLUMNS = 60;

const PREVIEW_TEXT = 80;

/** Looking into a workbook of this size takes as long as starting the process that reads it. */
const HEAD_START_BYTES = 512 * 1024;

/**
 * The first rows of every sheet of an uploaded file, read by a process with limits of its own.
 * @param rows of each sheet at most
 * @throws AppError validation (`file`: a code that says what to do) when it is none that can be read
 */
export async function readStarts(
  { bytes, originalName }: UploadedFile,
  rows?: number,
): Promise<{ readonly kind: SpreadsheetKind; readonly starts: SheetStart[] }> {
  let preview: PreviewProcess | undefined;
  if (bytes.length >= HEAD_START_BYTES && isZip(bytes)) preview = startPreview("xlsx");
  try {
    const checked = await checkSpreadsheet(bytes, originalName);
    if ("problem" in checked) throw invalidFields({ field: "file", code: checked.problem });
    preview ??= startPreview(checked.kind);
    return { kind: checked.kind, starts: await preview.read(bytes, checked.kind, rows) };
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const { code, row } = error;
    throw invalidFields({ field: "file", code, ...(row === undefined ? {} : { values: { row } }) });
  } finally {
    await preview?.close();
  }
}

/** The rows of a sheet that a mapping screen shows, as text. */
export function previewOf(start: SheetStart): PreviewSheet {
  return {
    sheet: start.sheet,
    rows: start.rows.slice(0, PREVIEW_ROWS).map(({ row, cells }) => ({
      row,
      cells: cells
        .slice(0, PREVIEW_COLUMNS)
        .map((cell) => textOf(cell).slice(0, PREVIEW_TEXT).toWellFormed()),
    })),
  };
}
