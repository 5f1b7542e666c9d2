import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { writeXlsxStream } from "hucre/xlsx";
import { guardText } from "./guard-text.ts";

/** What a table is written as. */
type WrittenKind = "csv" | "xlsx";

export interface SheetColumn {
  readonly header: string;
  readonly width?: number;
}

const CSV_ROWS_AT_ONCE = 500;

/** Media type of a file of that kind. */
export const SPREADSHEET_TYPES: Readonly<Record<WrittenKind, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** One table as a file, streamed: nothing grows with its length. Texts are guarded against being formulas. */
export function writeTable(
  kind: WrittenKind,
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly (string | number | null)[]>,
): Readable {
  if (kind === "csv") return Readable.from(writeCsv(columns, rows));
  return Readable.from(
    writeXlsxStream(guardRows(rows), {
      name,
      columns: columns.map(({ header, width }) => ({ header: guardText(header), width: width ?? 12 })),
      freezePane: { rows: 1 },
    }),
  );
}

async function* guardRows(rows: AsyncIterable<readonly (string | number | null)[]>) {
  for await (const row of rows) yield row.map(guardCell);
}

function guardCell(cell: string | number | null): string | number | null {
  return typeof cell === "string" ? guardText(cell) : cell;
}

async function* writeCsv(
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly (string | number | null)[]>,
) {
  const headers = columns.map(({ header }) => guardText(header));
  // the byte order mark tells spreadsheets that it is UTF-8
  yield stringify([headers], { bom: true, record_delimiter: "windows" });
  let batch: (string | number | null)[][] = [];
  for await (const row of rows) {
    batch.push(row.map(guardCell));
    if (batch.length < CSV_ROWS_AT_ONCE) continue;
    yield stringify(batch, { record_delimiter: "windows" });
    batch = [];
  }
  if (batch.length > 0) yield stringify(batch, { record_delimiter: "windows" });
}
