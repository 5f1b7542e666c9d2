import type { EndpointParsed, exportAuditEntries } from "@kilolane/contract";
import { loadTranslator } from "@kilolane/phrases";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { type SheetColumn, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "./audit.ts";
import { type AuditFilter, type AuditRow, findAuditRowsAfter } from "./reads.ts";

const WINDOW = 2000;

/** The filtered entries as a file; that they left is an entry itself. */
export async function exportEntries(
  scope: PlatformScope,
  { format, ...filter }: EndpointParsed<typeof exportAuditEntries>["query"],
): Promise<FileAnswer> {
  const t = await loadTranslator(scope.locale, "audit");
  const columns: readonly SheetColumn<AuditRow>[] = [
    [t("column.at"), (row) => row.at.toISOString()],
    [t("column.person"), (row) => row.person_name],
    [t("column.email"), (row) => row.person_email],
    [t("column.company"), (row) => row.company_name],
    [t("column.action"), (row) => row.action],
    [t("column.kind"), (row) => row.subject_kind],
    [t("column.record"), (row) => row.subject_id],
    [t("column.detail"), (row) => JSON.stringify(row.detail)],
    [t("column.request"), (row) => row.request_id],
  ];
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "audit.exported",
      subjectKind: "audit",
      detail: { ...filter, format },
    }),
  );
  const windows = readOn(scope, filter);
  return writeSheet({ name: "audit-log", title: "Audit log", columns, windows }, format);
}

async function* readOn(scope: PlatformScope, filter: AuditFilter): AsyncGenerator<readonly AuditRow[]> {
  for (let after: string | undefined; ;) {
    const behind = after;
    const rows = await withTransaction(scope, (tx) => findAuditRowsAfter(tx, filter, behind, WINDOW));
    yield rows;
    if (rows.length < WINDOW) return;
    after = rows.at(-1)?.id;
  }
}
