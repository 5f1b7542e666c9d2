import { loadTranslator } from "@kilolane/phrases";
import type { PlatformScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { paymentColumns } from "./payment-columns.ts";
import { findManagedRows, type ManagedRow, type ManagedSearch } from "./reads/list.ts";

/** The filtered payments of all companies as a file; audited before the first byte leaves. */
export async function exportManagedPayments(
  scope: PlatformScope,
  { format, ...search }: ManagedSearch & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const t = await loadTranslator(scope.locale, "payment");
  const [date, ...others] = await paymentColumns<ManagedRow>(scope.locale);
  if (date === undefined) throw new Error("payments without columns");
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, { action: "payments.exported", subjectKind: "payment", detail: { ...search, format } }),
  );
  const windows = readWindows((part) => withTransaction(scope, (tx) => findManagedRows(tx, search, part)));
  const columns = [date, [t("column.company"), (row: ManagedRow) => row.company_name] as const, ...others];
  return writeSheet({ name: "payments", title: "Payments", columns, windows }, format);
}
