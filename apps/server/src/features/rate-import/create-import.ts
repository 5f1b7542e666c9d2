import { newId } from "../../db/new-id.ts";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { invalidFields } from "../../http/app-error.ts";
import type { UploadedFile } from "../../http/call.ts";
import type { FileStore } from "../../integrations/files/file-store.ts";
import { checkSpreadsheet, type SpreadsheetKind } from "../../integrations/spreadsheet/check-file.ts";
import { getSegment } from "../rate/segment.ts";
import { textOf } from "./parsing/parse-cell.ts";
import { proposeMapping, type SheetStart } from "./parsing/parse-headers.ts";
import { readPreview, UnreadableFileError } from "./parsing/parse-process.ts";
import { getImportRecord, type ImportRecord, type PreviewSheet, type SegmentChoice } from "./reads/import.ts";
import { findProfileRows } from "./reads/profile.ts";
import { insertImport } from "./writes/import.ts";

/** Rows and columns of each sheet that the mapping screen shows. */
const PREVIEW_ROWS = 15;

const PREVIEW_COLUMNS = 60;

const PREVIEW_TEXT = 80;

/**
 * Takes a rate sheet: looks into its bytes, keeps them, and proposes what its columns mean.
 * @throws AppError not-found for an airline the caller keeps no rates of; validation when the file is none that can be
 *   read, with a code that says what to do
 */
export async function createImport(
  scope: CompanyScope,
  files: FileStore,
  choice: SegmentChoice,
  upload: UploadedFile | undefined,
): Promise<ImportRecord> {
  if (upload === undefined) throw invalidFields({ field: "file", code: "required" });
  const segment = await withTransaction(scope, async (tx) => ({
    ownerId: (await getSegment(tx, choice)).ownerId,
    profiles: await findProfileRows(tx, choice.airlineId),
  }));
  const { kind, starts } = await readStarts(upload);
  const { mapping, profile } = proposeMapping(starts, segment.profiles);
  const stored = await files.save(upload.bytes);
  const id = newId();
  try {
    return await withTransaction(scope, async (tx) => {
      await insertImport(tx, {
        id,
        airlineId: choice.airlineId,
        rateType: choice.rateType,
        ownerId: segment.ownerId,
        fileName: stored.name,
        originalName: upload.originalName,
        fileKind: kind,
        sizeBytes: stored.sizeBytes,
        preview: starts.map(previewOf),
        mapping,
        profile,
      });
      return getImportRecord(tx, id);
    });
  } catch (error) {
    await files.remove(stored.name);
    throw error;
  }
}

async function readStarts({
  bytes,
  originalName,
}: UploadedFile): Promise<{ readonly kind: SpreadsheetKind; readonly starts: SheetStart[] }> {
  const checked = await checkSpreadsheet(bytes, originalName);
  if ("problem" in checked) throw invalidFields({ field: "file", code: checked.problem });
  try {
    return { kind: checked.kind, starts: await readPreview(bytes, checked.kind) };
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const { code, row } = error;
    throw invalidFields({ field: "file", code, ...(row === undefined ? {} : { values: { row } }) });
  }
}

function previewOf(start: SheetStart): PreviewSheet {
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
