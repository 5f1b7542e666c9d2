import { loadTranslator } from "@kilolane/phrases";
import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findShipmentRows, type ShipmentRow, type ShipmentSearch } from "./reads.ts";

/** A milestone's time as a sheet reads it. */
const timeOf = ({ last }: ShipmentRow) =>
  last === null ? "" : last.local_text.slice(0, last.has_time ? 16 : 10).replace("T", " ");

/** Columns of the export, in the reader's language; a milestone's time is that of its airport. */
async function columnsOf({
  kind,
  locale,
}: CompanyScope | PlatformScope): Promise<readonly SheetColumn<ShipmentRow>[]> {
  const t = await loadTranslator(locale, "tracking");
  return [
    [t("field.awb"), ({ awb }) => `${awb.slice(0, 3)}-${awb.slice(3)}`],
    [t("field.airline"), (row) => row.airline],
    [t("field.quotation"), (row) => row.number],
    kind === "platform"
      ? [t("field.company"), (row) => row.company]
      : [t("field.client"), (row) => row.client],
    [t("field.lane"), (row) => `${row.from_airport}-${row.to_airport}`],
    [t("field.state"), (row) => t(`state.${row.state}`)],
    [t("field.last"), ({ last }) => (last === null ? "" : t(`code.${last.code}`))],
    [t("field.airport"), ({ last }) => last?.airport ?? ""],
    [t("field.localAt"), timeOf],
  ];
}

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportShipments(
  scope: CompanyScope | PlatformScope,
  { format, ...search }: ShipmentSearch & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "shipment.exported",
      subjectKind: "shipment",
      detail: { ...search, format },
    }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findShipmentRows(tx, search, part)));
  return writeSheet({ name: "shipments", title: "Shipments", columns, windows }, format);
}
