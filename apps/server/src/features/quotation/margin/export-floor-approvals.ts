import type { FloorApprovalFilter } from "@kilolane/contract";
import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { FileAnswer } from "../../../http/call.ts";
import { readWindows } from "../../../integrations/sheets/read-windows.ts";
import {
  decimalCell,
  type SheetColumn,
  type SheetFormat,
  writeSheet,
} from "../../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { type FloorApprovalRecord, findFloorApprovalRows } from "../reads/floor-approvals.ts";
import { askerOf } from "./approval-record.ts";

/** Columns of the export, in the reader's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<FloorApprovalRecord>[]> {
  const t = await loadTranslator(language, "margin");
  return [
    [t("field.originKind"), (row) => row.from],
    [t("field.destinationKind"), (row) => row.to],
    [t("field.airlineId"), (row) => row.figures.airline],
    [t("field.client"), (row) => row.figures.clientName],
    [t("trial.quotation"), (row) => row.quotationNumber ?? ""],
    [t("trial.currency"), (row) => row.figures.currency],
    [t("approval.field.sell"), (row) => decimalCell(row.figures.sellTotal)],
    [t("approval.field.profit"), (row) => decimalCell(row.figures.profit)],
    [t("approval.field.margin"), (row) => decimalCell(row.figures.marginPercent)],
    [t("field.floorPercent"), (row) => decimalCell(row.figures.floorPercent)],
    [t("approval.field.person"), (row) => row.askedBy],
    [t("approval.field.askedAt"), (row) => row.askedAt.toISOString()],
    [t("approval.field.reason"), (row) => row.reason],
    [t("approval.field.state"), (row) => t(`approval.state.${row.status}`)],
    [t("approval.field.decidedBy"), (row) => row.decidedBy ?? ""],
    [t("approval.field.decision"), (row) => row.decisionReason],
  ];
}

/** The filtered questions as a file; the export is audited before the first byte leaves. */
export async function exportFloorApprovals(
  scope: CompanyScope,
  {
    format,
    ...query
  }: { readonly status: FloorApprovalFilter; readonly search: string; readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "floor-approval.exported",
      subjectKind: "floor-approval",
      detail: { ...query, format },
    }),
  );
  const windows = readWindows((part) =>
    withTransaction(scope, (tx) => findFloorApprovalRows(tx, { ...query, askedById: askerOf(tx) }, part)),
  );
  return writeSheet({ name: "floor-approvals", title: "Floor approvals", columns, windows }, format);
}
