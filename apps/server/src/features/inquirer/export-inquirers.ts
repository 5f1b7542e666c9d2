import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findInquirerListRows, type InquirerRow, type InquirerSearch } from "./reads.ts";

/** Columns of the export, in the reader's language; the import knows them by the same words. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<InquirerRow>[]> {
  const t = await loadTranslator(language, "inquirer");
  return [
    [t("companyName"), (row) => row.company_name],
    [t("nameofInquirer"), (row) => row.name],
    [t("companyType"), (row) => row.company_type],
    [t("country"), (row) => row.country_code],
    [t("email"), (row) => row.email],
    [t("phone"), (row) => row.phone],
    [t("address"), (row) => row.address],
    [t("language"), (row) => row.language],
    [t("currency"), (row) => row.currency],
    [t("column.quotations"), (row) => row.quotation_count],
  ];
}

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportInquirers(
  scope: CompanyScope,
  { format, ...search }: InquirerSearch & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "inquirer.exported",
      subjectKind: "inquirer",
      detail: { ...search, format },
    }),
  );
  const windows = readWindows((part) =>
    withTransaction(scope, (tx) => findInquirerListRows(tx, search, part)),
  );
  return writeSheet({ name: "inquirers", title: "Inquirers", columns, windows }, format);
}
