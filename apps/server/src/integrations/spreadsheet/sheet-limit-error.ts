/** What in a file is larger than a spreadsheet can be; the name of its phrase. */
type SheetLimit = "sheet-open-quote" | "sheet-long-cell" | "sheet-too-wide" | "sheet-too-many-lines";

/** A file that is refused while it is read, and the row at which reading stopped. */
export class SheetLimitError extends Error {
  override name = "SheetLimitError";
  readonly code: SheetLimit;
  /** as the spreadsheet counts: from 1 */
  readonly row: number;

  constructor(code: SheetLimit, row: number) {
    super(`${code} at row ${row}`);
    this.code = code;
    this.row = row;
  }
}
