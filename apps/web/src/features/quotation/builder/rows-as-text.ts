import type { QuotationRow } from "@kilolane/contract";

/** Name of each column and how a row fills it, as text without formatting, for a spreadsheet. */
export type TextColumn = readonly [header: string, value: (row: QuotationRow) => string];

/** A cell that a spreadsheet would take for a formula gets a quote before it; figures stay figures. */
function withoutFormula(text: string): string {
  return /^[=+@\t\r]|^-(?![\d.])/.test(text) ? `'${text}` : text;
}

function csvCell(text: string): string {
  const safe = withoutFormula(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a CSV file with a byte order mark, so that Excel reads every script. */
export function rowsToCsv(rows: readonly QuotationRow[], columns: readonly TextColumn[]): string {
  const lines = [
    columns.map(([header]) => csvCell(header)),
    ...rows.map((row) => columns.map(([, value]) => csvCell(value(row)))),
  ];
  return `\uFEFF${lines.map((cells) => cells.join(",")).join("\r\n")}\r\n`;
}

function tabCell(text: string): string {
  return withoutFormula(text.replaceAll(/[\t\r\n]+/g, " "));
}

/** Rows as tab-separated lines for the clipboard: pasted into a spreadsheet each value has its cell. */
export function rowsToTabs(rows: readonly QuotationRow[], columns: readonly TextColumn[]): string {
  return [
    columns.map(([header]) => header),
    ...rows.map((row) => columns.map(([, value]) => tabCell(value(row)))),
  ]
    .map((cells) => cells.join("\t"))
    .join("\n");
}
