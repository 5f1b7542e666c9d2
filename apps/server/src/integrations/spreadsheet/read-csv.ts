import { detectDelimiter } from "hucre/csv";
import { decodePieces, decodeText } from "./decode-text.ts";
import { SheetLimitError } from "./sheet-limit-error.ts";

/** Excel's own limits: what a spreadsheet can hold, a file may hold. */
const MAX_CELL_LENGTH = 32_767;
const MAX_COLUMNS = 16_384;
const MAX_ROWS = 1_048_576;
/** Bytes of the file from which the sign between cells is guessed. */
const SAMPLE_BYTES = 100_000;

/** A first line that tells spreadsheets the sign between cells. */
const NAMED_DELIMITER = /^"?sep=([^\s"])"?[,;\t]*(?:\r|\n)/i;

const QUOTE = '"';

/**
 * The rows of a CSV file, decoded and parsed piece by piece: memory grows with the longest row, which is limited, and
 * not with the file.
 *
 * @param most columns beyond this are counted but not returned
 * @throws SheetLimitError with the row: a cell, a row or the file is larger than a spreadsheet can be, or a quote is
 *   never closed
 */
export function* readCsvRows(bytes: Uint8Array, most: number): Generator<readonly string[]> {
  const sample = decodeText(bytes.subarray(0, SAMPLE_BYTES)).replace(/^\uFEFF/, "");
  const named = NAMED_DELIMITER.exec(sample)?.[1];
  const rows = scanRows(bytes, new CsvScanner(named ?? detectDelimiter(sample), most));
  // the line keeps its number and says nothing else
  if (named !== undefined && rows.next().done !== true) yield [""];
  yield* rows;
}

function* scanRows(bytes: Uint8Array, scanner: CsvScanner): Generator<readonly string[]> {
  for (const piece of decodePieces(bytes)) yield* scanner.scan(piece);
  yield* scanner.finish();
}

/** Where the scanner is in a cell: `closing` is right behind a quote that ends the cell or stands for a quote. */
type Place = "start" | "plain" | "quoted" | "closing";

/** Splits text into rows of cells (RFC 4180, any line ending, the quote only at the start of a cell). */
class CsvScanner {
  readonly #delimiter: string;
  readonly #most: number;
  #row = 1;
  #columns = 0;
  #cells: string[] = [];
  #cell = "";
  #place: Place = "start";
  #isAfterReturn = false;

  constructor(delimiter: string, most: number) {
    this.#delimiter = delimiter;
    this.#most = most;
  }

  /** The rows that end inside the piece. */
  *scan(piece: string): Generator<readonly string[]> {
    for (let at = 0; at < piece.length;) {
      const sign = piece.charAt(at);
      const isSecondHalf = this.#isAfterReturn && sign === "\n";
      this.#isAfterReturn = false;
      if (isSecondHalf) at += 1;
      else if (this.#place === "quoted") at = this.#scanQuoted(piece, at);
      else if (sign === QUOTE && this.#takesQuote()) at += 1;
      else if (sign === this.#delimiter) {
        this.#endCell();
        at += 1;
      } else if (sign === "\n" || sign === "\r") {
        this.#isAfterReturn = sign === "\r";
        yield this.#endRow();
        at += 1;
      } else at = this.#scanPlain(piece, at);
    }
  }

  /** The last row, where the file does not end with a line ending. */
  *finish(): Generator<readonly string[]> {
    if (this.#place === "quoted") throw new SheetLimitError("sheet-open-quote", this.#row);
    if (this.#place !== "start" || this.#columns > 0) yield this.#endRow();
  }

  /** A quote opens a cell at its start; behind a closing one it is a quote of the text. */
  #takesQuote(): boolean {
    if (this.#place === "plain") return false;
    if (this.#place === "closing") this.#append(QUOTE);
    this.#place = "quoted";
    return true;
  }

  #scanQuoted(piece: string, at: number): number {
    const end = piece.indexOf(QUOTE, at);
    this.#append(piece.slice(at, end < 0 ? undefined : end));
    if (end < 0) return piece.length;
    this.#place = "closing";
    return end + 1;
  }

  #scanPlain(piece: string, at: number): number {
    let end = at + 1;
    while (end < piece.length) {
      const sign = piece.charAt(end);
      if (sign === this.#delimiter || sign === "\n" || sign === "\r") break;
      end += 1;
    }
    this.#append(piece.slice(at, end));
    this.#place = "plain";
    return end;
  }

  #append(text: string): void {
    this.#cell += text;
    if (this.#cell.length > MAX_CELL_LENGTH) {
      throw new SheetLimitError(this.#place === "quoted" ? "sheet-open-quote" : "sheet-long-cell", this.#row);
    }
  }

  #endCell(): void {
    this.#columns += 1;
    if (this.#columns > MAX_COLUMNS) throw new SheetLimitError("sheet-too-wide", this.#row);
    if (this.#columns <= this.#most) this.#cells.push(this.#cell);
    this.#cell = "";
    this.#place = "start";
  }

  #endRow(): readonly string[] {
    this.#endCell();
    const cells = this.#cells;
    this.#cells = [];
    this.#columns = 0;
    this.#row += 1;
    if (this.#row > MAX_ROWS + 1) throw new SheetLimitError("sheet-too-many-lines", MAX_ROWS);
    return cells;
  }
}
