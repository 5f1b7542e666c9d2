import { ADDRESS_KINDS, type AddressKind } from "@kilolane/contract";
import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { addressSheetColumns } from "../place/postal-address.ts";
import { type AddressRow, type AddressSearch, findAddressRows } from "./reads.ts";

/** What an address is for, as the phrases name it. */
function kindOf(row: AddressRow): AddressKind {
  return ADDRESS_KINDS.find((kind) => kind === row.kind) ?? "other";
}

/** Columns of the export, in the reader's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<AddressRow>[]> {
  const t = await loadTranslator(language, "address-book");
  return [
    [t("field.kind"), (row) => t(`kind.${kindOf(row)}`)],
    [t("field.label"), (row) => row.label],
    [t("field.companyName"), (row) => row.company_name],
    ...addressSheetColumns(t),
    [t("field.note"), (row) => row.note],
  ];
}

/** The whole filtered book as a file; the export is audited before the first byte leaves. */
export async function exportAddresses(
  scope: CompanyScope,
  { format, ...search }: AddressSearch & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, { action: "address.exported", subjectKind: "address", detail: { ...search, format } }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findAddressRows(tx, search, part)));
  return writeSheet({ name: "addresses", title: "Addresses", columns, windows }, format);
}
