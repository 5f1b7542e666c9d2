import { AIRCRAFT_LIMIT_FIELDS } from "@kilolane/contract";
import { loadTranslator } from "@kilolane/phrases";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { type AircraftLimitRow, findLimitRows } from "./reads.ts";

/** Every limit, those of before too, as a file with the columns that the import reads. */
export async function exportAircraftLimits(
  scope: PlatformScope,
  { format }: { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const t = await loadTranslator(scope.locale, "aircraft");
  const columns = AIRCRAFT_LIMIT_FIELDS.map((field): SheetColumn<AircraftLimitRow> => {
    return [t(`field.${field}`), (row) => row[field]];
  });
  const rows = await withTransaction(scope, async (tx) => {
    await recordAuditIn(tx, {
      action: "aircraft-limits.exported",
      subjectKind: "aircraft-limit",
      detail: { format },
    });
    return findLimitRows(tx);
  });
  const windows = readWindows(async ({ limit, offset }) => rows.slice(offset, offset + limit));
  return writeSheet({ name: "aircraft-limits", title: "Aircraft limits", columns, windows }, format);
}
