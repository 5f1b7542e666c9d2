import type { EndpointParsed, exportFailedJobs } from "@kilolane/contract";
import { loadTranslator } from "@kilolane/phrases";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { type FailedJobRow, findFailedJobs } from "../../jobs/failed-jobs.ts";
import { recordAuditIn } from "../audit/audit.ts";

/** The filtered failures as a file. */
export async function exportJobs(
  scope: PlatformScope,
  { name, format }: EndpointParsed<typeof exportFailedJobs>["query"],
): Promise<FileAnswer> {
  const t = await loadTranslator(scope.locale, "operation");
  const columns: readonly SheetColumn<FailedJobRow>[] = [
    [t("column.failedAt"), (row) => row.failed_at.toISOString()],
    [t("column.work"), (row) => row.name],
    [t("column.company"), (row) => row.company_name ?? ""],
    [t("column.recipient"), (row) => row.recipient ?? ""],
    [t("column.attempts"), (row) => row.attempts],
    [t("column.reason"), (row) => row.reason ?? ""],
    [t("column.createdAt"), (row) => row.created_at.toISOString()],
  ];
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, { action: "failed-jobs.exported", subjectKind: "job", detail: { name, format } }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findFailedJobs(tx, name, part)));
  return writeSheet({ name: "failed-work", title: "Failed work", columns, windows }, format);
}
