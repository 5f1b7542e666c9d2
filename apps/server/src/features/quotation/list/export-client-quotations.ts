import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { FileAnswer } from "../../../http/call.ts";
import { readWindows } from "../../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { reachOf } from "../client/reader.ts";
import { presentReceivedRow } from "../present/quotation.ts";
import type { ListFilter, ListSort } from "../reads/list.ts";
import { findReceivedRows } from "../reads/received.ts";
import { NEWEST_FIRST } from "./quotation-page.ts";
import { shipmentColumns } from "./shipment-columns.ts";

type Received = ReturnType<typeof presentReceivedRow>;

/** Columns of the export; headers and states in the caller's language. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<Received>[]> {
  const t = await loadTranslator(language, "quotation");
  const client = await loadTranslator(language, "client");
  return [
    [t("list.number"), (row) => row.number],
    [t("list.status"), (row) => t(`status.${row.status}`)],
    [client("column.forwarder"), (row) => row.forwarder],
    [t("list.created"), (row) => row.createdAt.slice(0, 10)],
    ...shipmentColumns(t),
    [t("list.validUntil"), (row) => row.validUntil],
  ];
}

/** A reader's whole filtered list as a file; the export is audited before the first byte leaves. */
export async function exportClientQuotations(
  scope: CompanyScope,
  {
    format,
    filter = {},
    sort = NEWEST_FIRST,
  }: {
    readonly format: SheetFormat;
    readonly filter?: ListFilter | undefined;
    readonly sort?: ListSort | undefined;
  },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "quotation.exported",
      subjectKind: "quotation",
      detail: { format, filter },
    }),
  );
  const windows = readWindows((part) =>
    withTransaction(reachOf(scope), async (tx) =>
      (await findReceivedRows(tx, scope, { filter, sort, ...part })).map(presentReceivedRow),
    ),
  );
  return writeSheet({ name: "quotations", title: "Quotations", columns, windows }, format);
}
