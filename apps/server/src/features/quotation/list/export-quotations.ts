import { loadTranslator, type Language } from "@kilolane/phrases";
import type { CompanyScope } from "../../../db/scope.ts";
import { withTransaction } from "../../../db/transaction.ts";
import type { FileAnswer } from "../../../http/call.ts";
import { type SheetColumn, type SheetFormat, writeSheet } from "../../../integrations/sheets/write-sheet.ts";
import { recordAuditIn } from "../../audit/audit.ts";
import { presentRow } from "../present/quotation.ts";
import {
  findQuotationRows,
  type ListFilter,
  type ListRow,
  type ListSort,
  type ListWindow,
} from "../reads/list.ts";
import { getSettings } from "../reads/reference.ts";
import { type Visibility, visibilityOf } from "../reads/visibility.ts";
import { NEWEST_FIRST } from "./quotation-page.ts";
import { shipmentColumns } from "./shipment-columns.ts";

/** Rows read at a time. */
const WINDOW = 5000;

export interface ExportQuery {
  readonly filter?: ListFilter | undefined;
  readonly sort?: ListSort | undefined;
  readonly format: SheetFormat;
}

/** Columns of the export; headers and states in the caller's language. */
async function columnsOf(language: Language) {
  const t = await loadTranslator(language, "quotation");
  const columns: readonly SheetColumn<ReturnType<typeof presentRow>>[] = [
    [t("list.number"), (row) => row.number],
    [t("list.type"), (row) => t(`list.typeOf.${row.type}`)],
    [t("list.status"), (row) => t(`status.${row.status}`)],
    [t("list.created"), (row) => row.createdAt.slice(0, 10)],
    [
      t("list.client"),
      (row) => [row.companyName, row.nameofInquirer || row.clientAccount].filter(Boolean).join(", "),
    ],
    ...shipmentColumns(t),
    [`${t("list.profit")} (USD)`, (row) => Number(row.profitUsd)],
    [t("list.validUntil"), (row) => row.validUntil],
    [t("list.owner"), (row) => row.owner],
  ];
  return columns;
}

/** Rows by the window, as the reader takes them: nothing grows with the length of the list, and nothing cuts it. */
interface Windows {
  readonly visibility: Visibility;
  readonly first: readonly ListRow[];
}

/** Reads the first window and records who takes the list along, before the first byte leaves. */
function startExport(scope: CompanyScope, query: ExportQuery): Promise<Windows> {
  return withTransaction(scope, async (tx) => {
    const visibility = visibilityOf(scope, await getSettings(tx));
    const first = await findQuotationRows(tx, visibility, windowOf(query, []));
    const detail = { format: query.format, filter: query.filter ?? {} };
    await recordAuditIn(tx, { action: "quotation.exported", subjectKind: "quotation", detail });
    return { visibility, first };
  });
}

function windowOf(query: ExportQuery, before: readonly ListRow[]): ListWindow {
  const last = before.at(-1);
  const after = last?.sort_key === undefined ? undefined : { sortKey: last.sort_key, id: last.id };
  return { filter: query.filter ?? {}, sort: query.sort ?? NEWEST_FIRST, limit: WINDOW, offset: 0, after };
}

/**
 * The windows of the list, each in a transaction of its own: a slow reader holds no connection, and what changes
 * meanwhile comes as it is when its turn comes.
 */
async function* readWindows(scope: CompanyScope, query: ExportQuery, { visibility, first }: Windows) {
  let rows = first;
  for (;;) {
    yield rows.map(presentRow);
    if (rows.length < WINDOW) return;
    const next = windowOf(query, rows);
    rows = await withTransaction(scope, (tx) => findQuotationRows(tx, visibility, next));
  }
}

/** The whole filtered list as a file, in the caller's language, as a stream; the export is audited. */
export async function exportQuotations(scope: CompanyScope, query: ExportQuery): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  const windows = readWindows(scope, query, await startExport(scope, query));
  return writeSheet({ name: "quotations", title: "Quotations", columns, windows }, query.format);
}
