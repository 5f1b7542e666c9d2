import type { SpreadsheetKind } from "./check-file.ts";
import { readCsvRows } from "./read-csv.ts";
import {
  type MergedCell,
  readSheetTraits,
  type SheetTraits,
  traitsOfWhole,
  type WholeSheet,
} from "./sheet-traits.ts";

/** A cell as it is stored; dates of workbooks are instants at midnight UTC. */
export type Cell = string | number | boolean | Date | null;

export interface SheetRow {
  /** as the spreadsheet counts: from 1 */
  readonly row: number;
  readonly cells: readonly Cell[];
}

/** Name of the only sheet of a CSV file. */
const CSV_SHEET = "CSV";
/** Excel's own limit of columns is 16,384; no tariff comes near this one. */
const MAX_COLUMNS = 300;

/** The names of the visible sheets, with their places. Reads no row. */
export async function listSheets(
  bytes: Uint8Array,
  kind: SpreadsheetKind,
): Promise<{ readonly index: number; readonly name: string }[]> {
  if (kind === "csv") return [{ index: 0, name: CSV_SHEET }];
  if (kind !== "xlsx") return (await readWhole(bytes, kind)).map(({ name }, index) => ({ index, name }));
  const { readXlsx } = await loadXlsx();
  const sheets: { readonly index: number; readonly name: string }[] = [];
  await readXlsx(bytes, {
    sheets: ({ index, name, hidden, veryHidden }) => {
      if (hidden !== true && veryHidden !== true) sheets.push({ index, name });
      return false;
    },
  });
  return sheets;
}

/**
 * The rows of one sheet from top to bottom, as a stream; formulas by their stored value, percentages as they are
 * shown, and what is merged over several rows in each of them. Rows without a cell are left out, their numbers stay
 * free.
 *
 * @throws SheetLimitError for a CSV file with a cell, a row or an open quote that no spreadsheet holds
 */
export async function* readRows(
  bytes: Uint8Array,
  kind: SpreadsheetKind,
  sheetIndex: number,
): AsyncGenerator<SheetRow> {
  if (kind === "csv") {
    yield* readCsv(bytes);
    return;
  }
  if (kind !== "xlsx") {
    const sheet = (await readWhole(bytes, kind))[sheetIndex];
    if (sheet !== undefined) yield* withTraits(rowsOf(sheet.rows), traitsOfWhole(sheet));
    return;
  }
  yield* withTraits(streamRows(bytes, sheetIndex), await readSheetTraits(bytes, sheetIndex));
}

async function* streamRows(bytes: Uint8Array, sheet: number): AsyncGenerator<SheetRow> {
  const { streamXlsxRows } = await loadXlsx();
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    yield { row: index + 1, cells: cellsOf(values) };
  }
}

/** The rows with what they show. A row of which nothing but merged cells is left stays empty: no line of a table. */
async function* withTraits(
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>,
  { merged, texts }: SheetTraits,
): AsyncGenerator<SheetRow> {
  if (merged.length === 0 && texts.size === 0) {
    yield* rows;
    return;
  }
  const waiting = merged.toSorted((left, right) => right.firstRow - left.firstRow);
  let open: { readonly area: MergedCell; readonly value: Cell }[] = [];
  for await (const { row, cells } of rows) {
    const shown = [...cells];
    for (const [column, text] of texts.get(row) ?? []) if (column < MAX_COLUMNS) shown[column] = text;
    open = open.filter(({ area }) => row <= area.lastRow);
    const isLine = shown.some((cell) => (cell ?? null) !== null);
    for (const { area, value } of isLine ? open : []) shown[area.column] ??= value;
    for (let area = waiting.at(-1); area !== undefined && area.firstRow <= row; area = waiting.at(-1)) {
      waiting.pop();
      const value = area.firstRow === row ? (shown[area.column] ?? null) : null;
      if (value !== null && area.column < MAX_COLUMNS) open.push({ area, value });
    }
    // columns that were passed over are empty
    yield { row, cells: Array.from(shown, (cell) => cell ?? null) };
  }
}

/** Workbooks that can only be read as a whole, while their bytes are in use. */
const whole = new WeakMap<Uint8Array, Promise<readonly WholeSheet[]>>();

function readWhole(bytes: Uint8Array, kind: "xls" | "ods"): Promise<readonly WholeSheet[]> {
  const known = whole.get(bytes);
  if (known !== undefined) return known;
  const sheets = readWorkbook(bytes, kind);
  whole.set(bytes, sheets);
  return sheets;
}

async function readWorkbook(bytes: Uint8Array, kind: "xls" | "ods"): Promise<readonly WholeSheet[]> {
  if (kind === "xls") return (await (await loadXlsx()).readXls(bytes)).sheets;
  const { readOds } = await import("hucre/ods");
  return (await readOds(bytes, { readStyles: true })).sheets;
}

/** Only for workbooks: a process that reads CSV takes less memory without it. */
export function loadXlsx() {
  return import("hucre/xlsx");
}

function* rowsOf(rows: WholeSheet["rows"]): Generator<SheetRow> {
  for (const [index, values = []] of rows.entries()) {
    const cells = cellsOf(values);
    if (cells.some((cell) => cell !== null)) yield { row: index + 1, cells };
  }
}

function* readCsv(bytes: Uint8Array): Generator<SheetRow> {
  let row = 0;
  for (const values of readCsvRows(bytes, MAX_COLUMNS)) {
    row += 1;
    if (values.some((value) => value !== "")) yield { row, cells: values.map(cellOf) };
  }
}

function cellsOf(values: readonly unknown[]): Cell[] {
  return (values.length > MAX_COLUMNS ? values.slice(0, MAX_COLUMNS) : values).map(cellOf);
}

function cellOf(value: unknown): Cell {
  if (typeof value === "string") return value === "" ? null : storableText(value);
  if (typeof value === "number" || typeof value === "boolean" || value instanceof Date) return value;
  return null;
}

/** Text as the database takes it: without zero characters and halves of characters. */
function storableText(text: string): string {
  return text.isWellFormed() && !text.includes("\u0000")
    ? text
    : text.toWellFormed().replaceAll("\u0000", "");
}
