import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { addressSheetColumns } from "../place/postal-address.ts";
import { type WarehouseRow, type WarehouseSearch, findWarehouseRows } from "./reads.ts";

/** Columns of the export, in the reader's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<WarehouseRow>[]> {
  const t = await loadTranslator(language, "warehouse");
  return [
    [t("field.name"), (row) => row.name],
    ...addressSheetColumns(t),
    [t("field.openingHours"), (row) => row.opening_hours],
    [t("field.remarks"), (row) => row.remarks],
    [t("field.status"), (row) => t(row.is_active ? "status.active" : "status.inactive")],
  ];
}

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportWarehouses(
  scope: CompanyScope,
  { format, ...search }: WarehouseSearch & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "warehouse.exported",
      subjectKind: "warehouse",
      detail: { ...search, format },
    }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findWarehouseRows(tx, search, part)));
  return writeSheet({ name: "warehouses", title: "Warehouses", columns, windows }, format);
}
