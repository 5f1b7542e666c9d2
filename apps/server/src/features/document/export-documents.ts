import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { type DocumentRow, type DocumentSearch, findDocumentRows } from "./reads.ts";

/** Columns of the export, in the reader's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<DocumentRow>[]> {
  const t = await loadTranslator(language, "document");
  return [
    [t("field.title"), (row) => row.title],
    [t("field.kind"), (row) => t(`kind.${row.kind}`)],
    [t("field.client"), (row) => row.inquirer_company ?? ""],
    [t("field.person"), (row) => row.inquirer_name ?? ""],
    [t("field.quotation"), (row) => row.quotation_number ?? ""],
    [t("field.file"), (row) => row.file_name],
    [t("field.number"), (row) => row.number],
    [t("field.bytes"), (row) => row.size_bytes],
    [t("field.share"), (row) => t(row.is_shared ? "share.shared" : "share.internal")],
    [t("field.downloads"), (row) => row.downloads],
    [t("field.updatedAt"), (row) => row.updated_at.toISOString().slice(0, 10)],
    [t("field.storedBy"), (row) => row.stored_by],
    [t("field.note"), (row) => row.note],
  ];
}

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportDocuments(
  scope: CompanyScope,
  { format, ...search }: DocumentSearch & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "document.exported",
      subjectKind: "document",
      detail: { ...search, format },
    }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findDocumentRows(tx, search, part)));
  return writeSheet({ name: "documents", title: "Documents", columns, windows }, format);
}
