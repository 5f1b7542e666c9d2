import { shownRequestState } from "@kilolane/domain";
import { type Language, loadTranslator } from "@kilolane/phrases";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { FileAnswer } from "../../../http/call.ts";
import { readWindows } from "../../../integrations/sheets/read-windows.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { type AskedRow, findAskedRows, findSentRows, type SentFilter } from "../reads/asked.ts";
import { actForAsker } from "./asked-scope.ts";

/** Columns of the export, in the reader's language; moments are UTC, as sheets can sort them. */
async function columnsOf(language: Language): Promise<readonly SheetColumn<AskedRow>[]> {
  const t = await loadTranslator(language, "sent-request");
  return [
    [t("column.from"), (asked) => asked.fromAirport],
    [t("column.to"), (asked) => asked.toAirport],
    [t("column.ready"), (asked) => asked.readyDate],
    [t("column.forwarder"), (asked) => asked.companyName],
    [t("column.sent"), (asked) => asked.sentAt.toISOString()],
    [t("column.promised"), (asked) => asked.answerBy.toISOString()],
    [t("column.answered"), (asked) => asked.answeredAt?.toISOString() ?? ""],
    [t("column.status"), (asked) => t(`status.${shownRequestState(asked.status, asked.answeredAt)}`)],
  ];
}

/** The filtered requests as a file, a line for each forwarder that was asked; audited before the first byte leaves. */
export async function exportSentRequests(
  scope: CompanyScope,
  { format, ...filter }: SentFilter & { readonly format: SheetFormat },
): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  await withTransaction(scope, (tx) =>
    recordAuditIn(tx, {
      action: "sent-request.exported",
      subjectKind: "sent-request",
      detail: { ...filter, format },
    }),
  );
  const windows = readWindows((part) =>
    withTransaction(actForAsker(scope), async (tx) => {
      const sent = await findSentRows(tx, scope, filter, part);
      const asked = await findAskedRows(
        tx,
        scope,
        sent.map(({ sentId }) => sentId),
      );
      return sent.flatMap(({ sentId }) => asked.filter((one) => one.sentId === sentId));
    }),
  );
  return writeSheet({ name: "sent-requests", title: "Sent requests", columns, windows }, format);
}
