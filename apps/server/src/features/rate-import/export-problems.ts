import { loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { FileAnswer } from "../../http/call.ts";
import { SPREADSHEET_TYPES, writeTable } from "../../integrations/spreadsheet/write-sheets.ts";
import { loadReasons, type Explain } from "./present/finding.ts";
import { findBadRowsAfter, type BadRowRecord } from "./reads/finding.ts";
import { getImportRecord, type ImportRecord } from "./reads/import.ts";

const WINDOW = 2_000;

/**
 * The lines that are not good as a file: reason, sheet and row, then the cells as they were uploaded under their own
 * headers, so that they can be mended there and uploaded again.
 *
 * @throws AppError not-found
 */
export async function exportProblems(
  scope: CompanyScope,
  id: string,
  format: "csv" | "xlsx",
): Promise<FileAnswer> {
  const t = await loadTranslator(scope.locale, "rate-import");
  const explain = await loadReasons(scope.locale);
  const record = await withTransaction(scope, (tx) => getImportRecord(tx, id));
  const headers = headersOf(record);
  const columns = [t("file.reason"), t("file.sheet"), t("file.row"), ...headers].map((header, place) => ({
    header,
    ...(place === 0 ? { width: 60 } : {}),
  }));
  const rows = findRows(scope, id, { explain, width: headers.length });
  return new FileAnswer({
    contentType: SPREADSHEET_TYPES[format],
    fileName: `${record.original_name.replace(/\.[^.]*$/, "")} - ${t("file.reason")}.${format}`,
    bytes: writeTable(format, t("file.reason"), columns, rows),
  });
}

/** The headers of the first used sheet, column by column. */
function headersOf(record: ImportRecord): string[] {
  const columns = record.mapping.sheets.find((sheet) => sheet.isUsed)?.columns ?? [];
  const last = Math.max(-1, ...columns.map(({ column }) => column));
  return Array.from(
    { length: last + 1 },
    (_, at) => columns.find(({ column }) => column === at)?.header ?? "",
  );
}

async function* findRows(
  scope: CompanyScope,
  id: string,
  { explain, width }: { readonly explain: Explain; readonly width: number },
) {
  for (let after = -1; ;) {
    const rows: BadRowRecord[] = await withTransaction(scope, (tx) =>
      findBadRowsAfter(tx, id, after, WINDOW),
    );
    for (const row of rows) {
      const reasons = row.problems.map((problem) => {
        const text = explain(problem.code, problem);
        return problem.column === null ? text : `${problem.column}: ${text}`;
      });
      const cells = Array.from({ length: Math.max(width, row.cells.length) }, (_, at) => row.cells[at] ?? "");
      yield [reasons.join("; "), row.sheet, row.row_number, ...cells];
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < WINDOW) return;
    after = last.place;
  }
}
