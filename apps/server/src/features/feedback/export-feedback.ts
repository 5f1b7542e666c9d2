import { loadTranslator } from "@kilolane/phrases";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { type FeedbackRow, type FeedbackSearch, findFeedbackRows } from "./reads.ts";

/** The whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportFeedback(
  scope: PlatformScope,
  { format, ...search }: FeedbackSearch & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const t = await loadTranslator(scope.locale, "feedback");
  const columns: readonly SheetColumn<FeedbackRow>[] = [
    [t("column.created"), (row) => row.created_at.toISOString().slice(0, 10)],
    [t("column.company"), (row) => row.company_name],
    [t("column.author"), (row) => row.author],
    [t("column.email"), (row) => row.author_email],
    [t("column.type"), (row) => t(`type.${row.feedback_type}`)],
    [t("field.mainMenu"), (row) => row.main_menu],
    [t("field.subMenu"), (row) => row.sub_menu],
    [t("field.description"), (row) => row.description],
    [t("column.state"), (row) => t(`state.${row.state}`)],
    [t("answer.title"), (row) => row.answer],
    [t("column.files"), (row) => row.files.length],
  ];
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "feedback.exported",
      subjectKind: "feedback",
      detail: { ...search, format },
    }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findFeedbackRows(tx, search, part)));
  return writeSheet({ name: "feedback", title: "Feedback", columns, windows }, format);
}
