import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findShipperRows, type ShipperRow, type ShipperSearch } from "./reads/shipper.ts";

/** Columns of the export, in the reader's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<ShipperRow>[]> {
  const t = await loadTranslator(language, "member");
  return [
    [t("field.companyName"), (row) => row.company_name],
    [t("column.contact"), (row) => `${row.first_name} ${row.last_name}`.trim()],
    [t("field.email"), (row) => row.email],
    [t("field.mobile"), (row) => row.phone],
    [t("field.city"), (row) => row.city],
    [t("field.country"), (row) => row.country_code],
    [t("field.reference"), (row) => row.reference],
    [t("field.note"), (row) => row.note],
    [t("column.state"), (row) => t(row.is_suspended ? "state.Suspended" : "state.Active")],
    [t("column.since"), (row) => row.created_at.toISOString().slice(0, 10)],
  ];
}

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportShippers(
  scope: CompanyScope,
  { format, ...search }: ShipperSearch & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, { action: "shipper.exported", subjectKind: "shipper", detail: { ...search, format } }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findShipperRows(tx, search, part)));
  return writeSheet({ name: "shippers", title: "Shippers", columns, windows }, format);
}
