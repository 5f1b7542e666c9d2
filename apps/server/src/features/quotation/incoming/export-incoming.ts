import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { FileAnswer } from "../../../http/call.ts";
import { readWindows } from "../../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { visibilityOf } from "../reads/visibility.ts";
import { findIncomingRows, type IncomingFilter, type IncomingRow } from "../reads/incoming.ts";
import { getSettings } from "../reads/reference.ts";
import { differingParts } from "../present/other-shipment.ts";

/** Columns of the export, in the reader's language; moments are UTC, as sheets can sort them. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<IncomingRow>[]> {
  const t = await loadTranslator(language, "incoming");
  const part = await loadTranslator(language, "asked");
  return [
    [t("column.client"), (row) => row.clientName],
    [t("column.company"), (row) => row.shipperCompany ?? ""],
    [t("column.email"), (row) => row.clientEmail],
    [t("column.from"), (row) => row.asked.origin],
    [t("column.to"), (row) => row.asked.destination],
    [t("column.goods"), (row) => row.asked.goodsType],
    [t("column.ready"), (row) => row.asked.readyDate],
    [
      t("pricedOtherwise"),
      (row) =>
        differingParts(row.request, row.asked)
          .map((name) => part(`part.${name}`))
          .join("; "),
    ],
    [t("column.sent"), (row) => row.sentAt.toISOString()],
    [t("column.promised"), (row) => row.answerBy.toISOString()],
    [t("column.answered"), (row) => row.answeredAt?.toISOString() ?? ""],
    [t("column.assignee"), (row) => row.assignee],
    [t("column.rule"), (row) => row.assignedByRule ?? ""],
    [t("column.status"), (row) => t(`status.${row.status}`)],
    [t("column.quotation"), (row) => row.number ?? ""],
    [t("note"), (row) => row.note],
  ];
}

/** The filtered requests that the caller may see as a file; the export is audited before the first byte leaves. */
export async function exportIncoming(
  scope: CompanyScope,
  { format, ...filter }: IncomingFilter & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  const visibility = await withTransaction(scope, async (tx) => {
    const detail = { ...filter, format };
    await recordAuditIn(tx, { action: "client-request.exported", subjectKind: "client-request", detail });
    return visibilityOf(scope, await getSettings(tx));
  });
  const windows = readWindows((part) =>
    withTransaction(scope, (tx) => findIncomingRows(tx, visibility, filter, part)),
  );
  return writeSheet({ name: "requests", title: "Requests", columns, windows }, format);
}
