import type { EndpointParsed, exportOpenSessions } from "@kilolane/contract";
import { loadTranslator } from "@kilolane/phrases";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetColumn, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { findOpenSessions, type SessionRow } from "./reads/system.ts";

/** The filtered sessions as a file. */
export async function exportSessions(
  scope: PlatformScope,
  { search, format }: EndpointParsed<typeof exportOpenSessions>["query"],
): Promise<FileAnswer> {
  const t = await loadTranslator(scope.locale, "operation");
  const columns: readonly SheetColumn<SessionRow>[] = [
    [t("column.person"), (row) => row.person_name],
    [t("column.email"), (row) => row.email],
    [t("column.role"), (row) => row.role],
    [t("column.company"), (row) => row.company_name],
    [t("column.startedAt"), (row) => row.created_at.toISOString()],
    [t("column.lastSeenAt"), (row) => row.last_seen_at.toISOString()],
    [t("column.ip"), (row) => row.ip],
    [t("column.device"), (row) => row.user_agent],
  ];
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, { action: "sessions.exported", subjectKind: "session", detail: { search, format } }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findOpenSessions(tx, search, part)));
  return writeSheet({ name: "sessions", title: "Sessions", columns, windows }, format);
}
