import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { type WarehouseRow, type WarehouseSearch, findWarehouseRows } from "./reads.ts";

/** Columns of the export, in the reader's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<WarehouseRow>[]> {
  const t = await loadTranslator(language, "warehouse");
  return [
    [t("field.name"), (row) => row.name],
    [t("field.contactName"), (row) => row.contact_name],
    [t("field.street"), (row) => row.street],
    [t("field.zip"), (row) => row.zip],
    [t("field.city"), (row) => row.city],
    [t("field.state"), (row) => row.state],
    [t("field.country"), (row) => row.country_code],
    [t("field.email"), (row) => row.email],
    [t("field.phone"), (row) => row.phone],
    [t("field.airport"), (row) => row.airport ?? ""],
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
