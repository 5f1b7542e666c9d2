import { PACKAGE_TYPES } from "@kilolane/domain";
import { withPlainFractions } from "./feet-and-inches.ts";
import type { EntryUnits, GoodsRow } from "./goods-row.ts";
import {
  cellsOf,
  isOneCell,
  isSentence,
  isShorthandLine,
  readShorthand,
  type ReadRow,
} from "./goods-shorthand.ts";
import { headedColumns, type Columns } from "./pasted-columns.ts";
import { decimalSignOf } from "./pasted-figures.ts";
import { guessColumns, rowFromCells, withoutSums, type ReadLine } from "./pasted-rows.ts";

/** What a paste turned out to be: rows, and the units its header or figures named (null: not named). */
export interface PastedGoods {
  readonly rows: readonly GoodsRow[];
  readonly dimensionUnit: EntryUnits["dimensionUnit"] | null;
  readonly weightUnit: EntryUnits["weightUnit"] | null;
  /** true when the first line was a header and named the columns */
  readonly hadHeader: boolean;
}

/** The units that all lines agree on, for the grid; lines that don't keep each its own. */
function withOwnUnits(read: readonly ReadRow[]): Pick<PastedGoods, "rows" | "dimensionUnit" | "weightUnit"> {
  const sides = new Set(read.flatMap(({ dimensionUnit }) => dimensionUnit ?? []));
  const weights = new Set(read.flatMap(({ weightUnit }) => weightUnit ?? []));
  const [dimensionUnit = null] = sides;
  const [weightUnit = null] = weights;
  if (sides.size < 2 && weights.size < 2)
    return { rows: read.map(({ row }) => row), dimensionUnit, weightUnit };
  return {
    rows: read.map(({ row, ...own }) => ({
      ...row,
      sizeUnit: row.sizeUnit || (own.dimensionUnit ?? ""),
      weightUnit: own.weightUnit ?? "",
    })),
    dimensionUnit: null,
    weightUnit: null,
  };
}

/** Whether a text has to be read like a mail: some line is neither a shorthand nor cells of single figures. */
export function isFreeText(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const [first = ""] = lines;
  const body = headedColumns(cellsOf(first)) === null ? lines : lines.slice(1);
  return body.some((line) => !isShorthandLine(line) && isSentence(line));
}

/**
 * Reads what was pasted from a spreadsheet or a mail: tab- or semicolon-separated cells with or without a header
 * row, or one shorthand a line. Bad cells are kept as they are, so that the grid can show them in red.
 *
 * @param types what a cell may name as package type
 * @returns null when the text is a single plain value, which belongs into the cell it was pasted in
 */
export function parsePastedGoods(text: string, types: readonly string[] = PACKAGE_TYPES): PastedGoods | null {
  const lines = withPlainFractions(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "");
  const first = lines[0];
  if (first === undefined || isOneCell(text)) return null;
  const header = headedColumns(cellsOf(first));
  const body = header === null ? lines : lines.slice(1);
  const sign = decimalSignOf(body.flatMap((line) => figuresOf(line, header)));
  const read = body.map((line): ReadLine => {
    const shorthand = readShorthand(line, sign);
    if (shorthand) return { cells: null, ...shorthand };
    const cells = cellsOf(line);
    return { cells, ...rowFromCells(cells, header ?? guessColumns(cells), types, sign) };
  });
  return { hadHeader: header !== null, ...withOwnUnits(withoutSums(read)) };
}

/** The figures of a line, without those of columns that hold no goods, such as dates. */
function figuresOf(line: string, header: Columns | null): string[] {
  if (isShorthandLine(line)) return line.match(/\d[\d.,]*/g) ?? [];
  const cells = cellsOf(line);
  return header === null ? cells : cells.filter((_, at) => (header[at] ?? null) !== null);
}
