import { loadTranslator, type Language } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { writeSheet, type SheetColumn, type SheetFormat } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findImportRows, type ImportFilter, type ImportListRow } from "./reads/import.ts";

/** Columns of the export, in the caller's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<ImportListRow>[]> {
  const [t, tRate] = await Promise.all([
    loadTranslator(language, "rate-import"),
    loadTranslator(language, "rate"),
  ]);
  return [
    [t("list.file"), (row) => row.original_name],
    [t("list.state"), (row) => t(`state.${row.state}`)],
    [tRate("column.airline"), (row) => row.airline_name],
    [tRate("column.rateType"), (row) => tRate(`type.${row.rate_type}`)],
    [t("result.read"), (row) => row.rows_read],
    [t("result.good"), (row) => row.rows_good],
    [t("result.bad"), (row) => row.rows_bad],
    [t("result.lanes"), (row) => row.lanes],
    [t("kind.added"), (row) => row.changes?.added ?? ""],
    [t("kind.changed"), (row) => row.changes?.changed ?? ""],
    [t("kind.ended"), (row) => row.changes?.ended ?? ""],
    [t("list.uploaded"), (row) => row.created_at.toISOString()],
    [t("list.author"), (row) => row.author ?? ""],
    [t("list.published"), (row) => row.published_at?.toISOString() ?? ""],
  ];
}

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportImports(
  scope: CompanyScope,
  { format, ...filter }: ImportFilter & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "rate-import.exported",
      subjectKind: "rate-import",
      detail: { ...filter, format },
    }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findImportRows(tx, filter, part)));
  return writeSheet({ name: "uploads", title: "Uploads", columns, windows }, format);
}
