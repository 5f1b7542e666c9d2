import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { type SheetFormat, writeSheet } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { paymentColumns } from "./payment-columns.ts";
import { findOwnRows } from "./reads/list.ts";
import type { PaymentRow } from "./reads/payment.ts";

/** The company's payments as a file; audited before the first byte leaves. */
export async function exportPayments(scope: CompanyScope, format: SheetFormat): Promise<FileAnswer> {
  const columns = await paymentColumns<PaymentRow>(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, { action: "payments.exported", subjectKind: "payment", detail: { format } }),
  );
  const windows = readWindows(
    async (part) => (await withTransaction(scope, (tx) => findOwnRows(tx, scope.companyId, part))).rows,
  );
  return writeSheet({ name: "payments", title: "Payments", columns, windows }, format);
}
