import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { type CarrierListRow, type CarrierSearch, findCarrierRows } from "./reads/carrier.ts";

function stateOf(row: CarrierListRow): "active" | "expired" | "inactive" {
  if (!row.is_active) return "inactive";
  return row.is_expired ? "expired" : "active";
}

/** Columns of the export, in the reader's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<CarrierListRow>[]> {
  const t = await loadTranslator(language, "trucking-carrier");
  return [
    [t("field.name"), (row) => row.name],
    [t("field.contactName"), (row) => row.contact_name],
    [t("field.email"), (row) => row.email],
    [t("field.phone"), (row) => row.phone],
    [t("field.state"), (row) => t(`state.${stateOf(row)}`)],
    [t("field.airports"), (row) => row.airports.join(" ")],
    [t("field.tariffs"), (row) => row.tariffs],
    [t("field.transitDays"), (row) => row.transit_days],
    [t("field.validTo"), (row) => row.valid_to],
  ];
}

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportCarriers(
  scope: CompanyScope,
  { format, ...search }: CarrierSearch & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "trucking-carrier.exported",
      subjectKind: "trucking-carrier",
      detail: { ...search, format },
    }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findCarrierRows(tx, search, part)));
  return writeSheet({ name: "trucking-carriers", title: "Trucking", columns, windows }, format);
}
