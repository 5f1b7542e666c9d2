import type { SpreadsheetKind } from "../../../integrations/spreadsheet/check-file.ts";
import { listSheets, readRows, type SheetRow } from "../../../integrations/spreadsheet/read-sheets.ts";
import type { SheetStart } from "./parse-headers.ts";

/** Rows of each sheet that headers and signs are guessed from. */
const ROWS = 60;
const MAX_SHEETS = 50;

/**
 * The beginning of every visible sheet. A CSV file is read to its end, which takes moments: what no spreadsheet can
 * hold is refused here, before anybody works on its columns.
 * @param most rows of each sheet
 * @throws SheetLimitError
 */
export async function parsePreview(
  bytes: Uint8Array,
  kind: SpreadsheetKind,
  most = ROWS,
): Promise<SheetStart[]> {
  const starts: SheetStart[] = [];
  for (const { index, name } of (await listSheets(bytes, kind)).slice(0, MAX_SHEETS)) {
    const rows: SheetRow[] = [];
    for await (const row of readRows(bytes, kind, index)) {
      if (rows.length < most) rows.push(row);
      else if (kind !== "csv") break;
    }
    starts.push({ sheet: name, rows });
  }
  return starts;
}
