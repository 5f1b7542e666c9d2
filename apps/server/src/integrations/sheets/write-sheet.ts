import { Readable } from "node:stream";
import { stringify } from "csv-stringify/sync";
import { writeXlsxStream } from "hucre/xlsx";
import { FileAnswer } from "../../http/call.ts";

export type SheetFormat = "csv" | "xlsx";
/** An exact decimal: a number in a workbook, its own digits in a CSV file. */
interface DecimalCell {
  readonly decimal: string;
}
/** Numbers stay numbers; text is text whatever it looks like. */
type Cell = string | number | DecimalCell;

/** A column: its header, in the reader's language, and what it shows of a row. */
export type SheetColumn<Row> = readonly [header: string, read: (row: Row) => Cell];

/** A table as a file. */
export interface Sheet<Row> {
  /** of the file, without the ending */
  readonly name: string;
  /** of the sheet in a workbook */
  readonly title: string;
  readonly columns: readonly SheetColumn<Row>[];
  /** as many rows at a time as the reader takes: nothing grows with the length of the list */
  readonly windows: AsyncIterable<readonly Row[]>;
}

/** The cell of an exact decimal, which is written as the number that it is; an empty one stays empty. */
export function decimalCell(decimal: string): Cell {
  return decimal === "" ? "" : { decimal };
}

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe (CWE-1236). Numbers are numbers and stay so,
 * negative ones too.
 */
function writtenAs(cell: Cell, format: SheetFormat): string | number {
  if (typeof cell === "object") return format === "csv" ? cell.decimal : Number(cell.decimal);
  return typeof cell === "string" && /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell) ? `'${cell}` : cell;
}

function cellsOf<Row>({ columns }: Sheet<Row>, row: Row, format: SheetFormat): (string | number)[] {
  return columns.map(([, read]) => writtenAs(read(row), format));
}

async function* writeCsv<Row>(sheet: Sheet<Row>) {
  // the byte order mark tells spreadsheets that it is UTF-8
  yield stringify([sheet.columns.map(([header]) => header)], { bom: true, record_delimiter: "windows" });
  for await (const rows of sheet.windows) {
    yield stringify(
      rows.map((row) => cellsOf(sheet, row, "csv")),
      { record_delimiter: "windows" },
    );
  }
}

async function* writeRows<Row>(sheet: Sheet<Row>) {
  for await (const rows of sheet.windows) for (const row of rows) yield cellsOf(sheet, row, "xlsx");
}

/** A sheet that is full (1,048,576 rows) goes on in the next one, under the same headers. */
function writeXlsx<Row>(sheet: Sheet<Row>) {
  return writeXlsxStream(writeRows(sheet), {
    name: sheet.title,
    columns: sheet.columns.map(([header]) => ({ header, width: 16 })),
    freezePane: { rows: 1 },
  });
}

/** Answers with a table as a file, written as a stream. */
export function writeSheet<Row>(sheet: Sheet<Row>, format: SheetFormat): FileAnswer {
  return format === "csv"
    ? new FileAnswer({
        contentType: "text/csv; charset=utf-8",
        fileName: `${sheet.name}.csv`,
        bytes: Readable.from(writeCsv(sheet)),
      })
    : new FileAnswer({
        contentType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        fileName: `${sheet.name}.xlsx`,
        bytes: Readable.from(writeXlsx(sheet)),
      });
}
