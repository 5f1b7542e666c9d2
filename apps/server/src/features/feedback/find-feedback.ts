import type { EndpointOutput, listForwarderFeedback, listReceivedFeedback } from "@kilolane/contract";
import { loadTranslator } from "@kilolane/phrases";
import type { CompanyScope, PlatformScope } from "../../db/scope.ts";
import { withTransaction, type CompanyTransaction, type PlatformTransaction } from "../../db/transaction.ts";
import type { FileAnswer } from "../../http/call.ts";
import { readWindows } from "../../integrations/sheets/read-windows.ts";
import { writeSheet, type SheetColumn, type SheetFormat } from "../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../audit/audit.ts";
import { presentFeedback, presentReceived } from "./present.ts";
import { countFeedback, findFeedback, type FeedbackRow, type FeedbackSearch } from "./reads.ts";

type Paged = FeedbackSearch & { readonly page: number; readonly size: number };

async function findPage(tx: CompanyTransaction | PlatformTransaction, search: Paged) {
  const { page, size: limit } = search;
  const rows = await findFeedback(tx, search, { limit, offset: (page - 1) * limit });
  const counts = await countFeedback(tx, search);
  return { rows, total: counts[search.state ?? "all"], counts };
}

/** One page of the feedback that the caller may see, the newest first unless told. */
export function findOwnPage(
  scope: CompanyScope,
  search: Paged,
): Promise<EndpointOutput<typeof listForwarderFeedback>> {
  return withTransaction(scope, async (tx) => {
    const { rows, ...page } = await findPage(tx, search);
    return { content: rows.map((row) => presentFeedback(row, scope.userId)), ...page };
  });
}

/** One page of everybody's feedback. */
export function findReceivedPage(
  scope: PlatformScope,
  search: Paged,
): Promise<EndpointOutput<typeof listReceivedFeedback>> {
  return withTransaction(scope, async (tx) => {
    const { rows, ...page } = await findPage(tx, search);
    return { content: rows.map(presentReceived), ...page };
  });
}

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
  const windows = readWindows((part) => withTransaction(scope, (tx) => findFeedback(tx, search, part)));
  return writeSheet({ name: "feedback", title: "Feedback", columns, windows }, format);
}
