import { loadTranslator, type Language } from "@kilolane/phrases";
import { stringify } from "csv-stringify/sync";
import { XlsxStreamWriter } from "hucre/xlsx";
import type { CompanyScope } from "../../db/scope.ts";
import { withTransaction } from "../../db/transaction.ts";
import { FileAnswer } from "../../http/call.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { NEWEST_FIRST } from "./find-quotations.ts";
import { visibilityOf } from "./policy.ts";
import { presentRow } from "./present/quotation.ts";
import { findQuotationRows, type ListFilter, type ListRow, type ListSort } from "./reads/list.ts";
import { settingsOf } from "./reads/reference.ts";

/** Rows read at a time, and the most that one file holds: what a spreadsheet is still pleasant with. */
const WINDOW = 5000;
const MOST_ROWS = 200_000;

export interface ExportQuery {
  readonly filter?: ListFilter | undefined;
  readonly sort?: ListSort | undefined;
  readonly format: "csv" | "xlsx";
}

type Cell = string | number;

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe (CWE-1236). Numbers are numbers and stay so,
 * negative ones too.
 */
function neutralise(text: string): string {
  return /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}

/** Columns of the export; headers and states in the caller's language. */
async function columnsOf(language: Language) {
  const t = await loadTranslator(language, "quotation");
  type Row = ReturnType<typeof presentRow>;
  const columns: readonly (readonly [string, (row: Row) => Cell])[] = [
    [t("list.number"), (row) => row.number],
    [t("list.status"), (row) => t(`status.${row.status}`)],
    [t("list.created"), (row) => row.createdAt.slice(0, 10)],
    [t("list.inquirer"), (row) => [row.companyName, row.nameofInquirer].filter(Boolean).join(", ")],
    [t("field.from"), (row) => row.fromAirport],
    [t("field.to"), (row) => row.toAirport],
    [t("list.readyDate"), (row) => row.readyDate],
    [t("list.goods"), (row) => row.typeOfGoods],
    [t("list.airlines"), (row) => row.airlines],
    [`${t("list.chargeable")} (kg)`, (row) => Number(row.chargeableWeightKg)],
    [t("field.currency"), (row) => row.currency],
    [t("list.total"), (row) => Number(row.sellTotal)],
    [`${t("list.profit")} (USD)`, (row) => Number(row.profitUsd)],
    [t("list.validUntil"), (row) => row.validUntil],
    [t("list.owner"), (row) => row.owner],
  ];
  return columns;
}

async function writeCsv(headers: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  // the byte order mark tells spreadsheets that it is UTF-8
  return Buffer.from(
    stringify([[...headers], ...rows.map((row) => [...row])], { bom: true, record_delimiter: "windows" }),
  );
}

async function writeXlsx(headers: readonly string[], rows: readonly (readonly Cell[])[]): Promise<Buffer> {
  const writer = new XlsxStreamWriter({
    name: "Quotations",
    columns: headers.map((header) => ({ header, width: 16 })),
    freezePane: { rows: 1 },
  });
  for (const row of rows) writer.addRow([...row]);
  return Buffer.from(await writer.finish());
}

async function findAll(scope: CompanyScope, query: ExportQuery): Promise<ListRow[]> {
  return withTransaction(
    scope,
    async (tx) => {
      const visibility = visibilityOf(scope, await settingsOf(tx));
      const rows: ListRow[] = [];
      while (rows.length < MOST_ROWS) {
        const window = await findQuotationRows(tx, visibility, {
          filter: query.filter ?? {},
          sort: query.sort ?? NEWEST_FIRST,
          limit: WINDOW,
          offset: rows.length,
        });
        rows.push(...window);
        if (window.length < WINDOW) break;
      }
      await recordAudit(tx, {
        action: "quotation.exported",
        subjectKind: "quotation",
        detail: { rows: rows.length, format: query.format },
      });
      return rows;
    },
    { isolation: "repeatable read", statementTimeoutMs: 30_000 },
  );
}

/** The whole filtered list as a file, in the caller's language; the export is audited. */
export async function getExport(scope: CompanyScope, query: ExportQuery): Promise<FileAnswer> {
  const columns = await columnsOf(scope.locale);
  const headers = columns.map(([header]) => header);
  const rows = (await findAll(scope, query)).map((row) => {
    const presented = presentRow(row);
    return columns.map(([, read]) => {
      const cell = read(presented);
      return typeof cell === "string" ? neutralise(cell) : cell;
    });
  });
  return query.format === "csv"
    ? new FileAnswer({
        contentType: "text/csv; charset=utf-8",
        fileName: "quotations.csv",
        bytes: await writeCsv(headers, rows),
      })
    : new FileAnswer({
        contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        fileName: "quotations.xlsx",
        bytes: await writeXlsx(headers, rows),
      });
}
